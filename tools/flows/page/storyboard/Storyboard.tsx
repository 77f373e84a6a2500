import { type ReactNode, useState } from 'react'
import type { CataloguedTransition } from '../../catalogue/catalogue'
import { stripFlow } from '../../diagrams/flow'
import { catalogue } from '../catalogue.data'
import { browserLocale, requirementItems, StatePicture } from '../panel/contents'
import { arrowIdAt, type Route, RouteLink } from '../route'
import { storyboardOf } from './storyboardOf'

type Locale = (typeof catalogue.locales)[number]

/** What a customer sees on the way to an arrow or on a golden path, picture by picture. It fits on paper. */
export function Storyboard({ route }: { route: Route }) {
  const [locale, setLocale] = useState<Locale>(browserLocale)
  const storyboard = storyboardOf(route)
  if (!storyboard) return <p role="alert">No golden path leads there.</p>
  const { flow, number, start, begin, steps } = storyboard
  const arrowsOf = (ids: readonly string[]) => catalogue.transitions.filter(({ id }) => ids.includes(id))
  const selectedArrow = arrowsOf([arrowIdAt(route) ?? ''])[0]
  const states = [begin, ...steps.map(({ stateAfter }) => stateAfter)]
  const parts = [
    ...arrowsOf(steps.flatMap(({ arrows }) => arrows)),
    ...catalogue.states.filter(({ id }) => states.includes(id)),
  ]
  const requirements = requirementItems(
    parts.flatMap(({ requirements }) => requirements),
    flow,
  )
  return (
    <article className="storyboard" aria-labelledby="storyboard">
      <h3 id="storyboard">{selectedArrow?.description ?? `Golden path ${number} of ${flow}`}</h3>
      <p>{catalogue.states.find(({ id }) => id === flow)?.description}</p>
      <div className="row">
        <label>
          Language{' '}
          <select value={locale} onChange={({ target }) => setLocale(target.value as Locale)}>
            {catalogue.locales.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => window.print()}>
          Print
        </button>
        <RouteLink to={{ ...route, storyboard: undefined }}>On the drawing</RouteLink>
        {selectedArrow && <RouteLink to={{ flow, path: number }}>From golden path {number}</RouteLink>}
      </div>
      <ol>
        <Frame state={begin} locale={locale}>
          <b>Start</b> <small>{start}</small>
        </Frame>
        {steps.map(({ arrows, label, stateAfter }, index) => {
          const [arrow, ...others] = arrowsOf(arrows)
          return (
            <Frame key={index} state={stateAfter} locale={locale}>
              {arrow && <Cause arrow={arrow} label={label} locale={locale} />}{' '}
              <small>{others.length === 0 && arrow?.description}</small>
            </Frame>
          )
        })}
      </ol>
      <ul aria-label="Requirements">
        {requirements.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </article>
  )
}

interface FrameProps {
  state: string
  locale: Locale
  /** What led to the state. */
  children: ReactNode
}

const Frame = ({ state, locale, children }: FrameProps) => (
  <li>
    <p>{children}</p>
    <StatePicture
      id={state}
      locale={locale}
      fallback={
        <p className="missing">
          No picture. Run <code>npm run gallery -w tools/flows</code>.
        </p>
      }
    />
    <small>
      <code>{stripFlow(state)}</code> {catalogue.states.find(({ id }) => id === state)?.description}
    </small>
  </li>
)

/** What moved the flow, in the words of the screen and of the provider's API. */
function Cause({ arrow, label, locale }: { arrow: CataloguedTransition; label: string; locale: Locale }) {
  const { eventType, event, operation, labels } = arrow
  const texts = labels[catalogue.locales.indexOf(locale)] ?? []
  if (eventType.startsWith('xstate.done.actor.')) {
    const outcome = /: (.+)\)/.exec(label)?.[1]
    return (
      <>
        <b>The provider answers{outcome && ` “${outcome}”`}</b> <small>to: {operation}</small>
      </>
    )
  }
  if (eventType.startsWith('xstate.'))
    return (
      <>
        <b>
          {!operation
            ? 'Time passes'
            : eventType.startsWith('xstate.error.')
              ? 'The request fails'
              : 'No answer in time'}
        </b>{' '}
        <small>{operation && `to: ${operation}`}</small>
      </>
    )
  return texts.length > 0 ? <b>The customer uses “{texts.join('” or “')}”</b> : <b>{event}</b>
}
