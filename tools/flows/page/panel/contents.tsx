import { type ReactNode, use } from 'react'
import type { CataloguedState, CataloguedTransition } from '../../catalogue/catalogue'
import type { ListedRule } from '../../catalogue/checkedRules'
import type { DrawnPath } from '../../catalogue/goldenPaths'
import { stripFlow } from '../../diagrams/flow'
import type { Gallery } from '../../gallery/manifest'
import { catalogue } from '../catalogue.data'
import { root } from '../flows'
import { arrowIdAt, RouteLink, stateIdAt, type Target, targetOf } from '../route'
import { searchCatalogue } from '../search/searchCatalogue'
import { storyboardOf } from '../storyboard/storyboardOf'
import type { RuleCheck } from '../useRuleCheck'

/** The panel's information about a part of a flow. */
export interface Content {
  kind: ReactNode
  title: string
  text: ReactNode
  /** The steps of a golden path. */
  steps?: readonly ReactNode[]
  /** By their label; the panel leaves out empty ones. */
  lists: Readonly<Record<string, readonly ReactNode[]>>
}

/** With the number of a golden path, the drawing keeps its marks. */
const StateLink = ({ id, path }: { id: string; path?: number }) => (
  <RouteLink to={{ ...targetOf(id), path }}>
    <code>{stripFlow(id)}</code>
  </RouteLink>
)

/** An arrow as in the drawing: the event in bold, the guard in brackets. */
const ArrowLink = ({ arrow, path }: { arrow: CataloguedTransition; path?: number }) => (
  <RouteLink to={{ ...targetOf(arrow.id), path }}>
    <b>{arrow.event}</b>
    {arrow.guard ? ` [${arrow.guard}]` : arrow.isOtherwise && ' [otherwise]'}
  </RouteLink>
)

export const requirementItems = (ids: readonly string[], flow: string) =>
  catalogue.requirements
    .filter(({ id }) => ids.includes(id))
    .map(({ id, text }) => (
      <>
        <RouteLink to={{ flow, requirement: id }}>{id}</RouteLink> {text}
      </>
    ))

/** A link to the pictures on the way to an arrow, or on a golden path. */
const StoryboardLink = ({ to }: { to: Target }) =>
  storyboardOf(to) && (
    <>
      {' · '}
      <RouteLink to={{ ...to, storyboard: true }}>storyboard</RouteLink>
    </>
  )

const codeElements = (names: readonly string[]) => names.map((name) => <code key={name}>{name}</code>)

/** The language of pictures: that of the browser, or that of this page. */
export const browserLocale = catalogue.locales.find((one) => navigator.language.startsWith(one)) ?? 'en'

/** The last gallery. Without one, the development server answers with a page, which is not JSON. */
const galleryPromise: Promise<Gallery | undefined> = fetch(`${root}gallery/gallery.json`)
  .then((answer) => answer.json())
  .catch(() => undefined)

/** What a customer sees in a state, or in the first of its inner states that the gallery has. */
export function StatePicture({
  id,
  locale = browserLocale,
  fallback,
}: {
  id: string
  locale?: string
  fallback?: ReactNode
}) {
  const galleryState = use(galleryPromise)?.states.find(({ machine, state }) =>
    `${machine}.${state}.`.startsWith(`${id}.`),
  )
  const picture = galleryState?.pictures.find((one) => one.width === 390 && one.locale === locale)
  if (!picture) return fallback
  return <img src={`${root}gallery/${picture.file}`} alt="What a customer sees in this state" />
}

function stateContent({ id, flow, kind, isFailure, description, ...state }: CataloguedState): Content {
  return {
    kind: `State (${kind})${isFailure ? ' of a failure' : ''}`,
    title: stripFlow(id),
    text: (
      <>
        <p>{description}</p>
        <StatePicture id={id} />
      </>
    ),
    lists: {
      Requirements: requirementItems(state.requirements, flow),
      Calls: state.invokes.map(({ id: as, src, kind, waits }) => (
        <>
          the port <code>{src}</code>
          {as !== src && ` as ${as}`}
          {kind && `, which ${kind} and waits ${waits}`}
        </>
      )),
      Announces: codeElements(state.announces),
      'Leads to': catalogue.transitions
        .filter(({ source }) => source === id)
        .map((arrow) => (
          <>
            <ArrowLink arrow={arrow} /> {arrow.target ? '→ ' : 'and stays'}
            {arrow.target && <StateLink id={arrow.target} />}
          </>
        )),
      'Comes from': catalogue.transitions
        .filter(({ target }) => target === id)
        .map((arrow) => (
          <>
            <StateLink id={arrow.source} />: <ArrowLink arrow={arrow} />
          </>
        )),
      Tags: codeElements(state.tags),
    },
  }
}

function arrowContent(arrow: CataloguedTransition): Content {
  const { event, eventType, source, target, guard, isOtherwise, reenters } = arrow
  return {
    kind: (
      <>
        Arrow{arrow.isFailure && ' of a failure'} · <StateLink id={source} />
        {target ? ' → ' : ', and stays in it'}
        {target && <StateLink id={target} />}
        {target && reenters && ', which restarts'}
        <StoryboardLink to={targetOf(arrow.id)} />
      </>
    ),
    title: event,
    text: <p>{arrow.description}</p>,
    lists: {
      'Only if': guard ? codeElements([guard]) : isOtherwise ? ['no guard before it holds'] : [],
      Does: codeElements(arrow.actions),
      Announces: codeElements(arrow.announces),
      Requirements: requirementItems(arrow.requirements, arrow.flow),
      'Event, as the machine receives it': codeElements(eventType ? [eventType] : []),
    },
  }
}

function pathContent({ flow, number, start, begin, steps, end, requirements }: DrawnPath): Content {
  const pathLink = (label: string, path: number) =>
    catalogue.goldenPaths.some((one) => one.flow === flow && one.number === path) && (
      <>
        {' · '}
        <RouteLink to={{ flow, path }}>{label}</RouteLink>
      </>
    )
  return {
    kind: (
      <>
        Golden path of {flow}
        {pathLink('previous', number - 1)}
        {pathLink('next', number + 1)}
        <StoryboardLink to={{ flow, path: number }} />
      </>
    ),
    title: `Path ${number}`,
    text: (
      <p>
        Begins as “{start}” in <StateLink id={begin} path={number} /> and ends in{' '}
        <code>{stripFlow(end)}</code>.
      </p>
    ),
    steps: steps.map((step) => stepItem(step, number)),
    lists: { Requirements: requirementItems(requirements, flow) },
  }
}

/** The label says what the event carries; this matters where several arrows are possible. */
const stepItem = ({ label, arrows, stateAfter }: DrawnPath['steps'][number], path?: number) => (
  <>
    {catalogue.transitions
      .filter(({ id }) => arrows.includes(id))
      .map((arrow, index) => (
        <span key={arrow.id}>
          {index > 0 && 'or '}
          <ArrowLink arrow={arrow} path={path} />{' '}
        </span>
      ))}
    {arrows.length > 0 ? '→ ' : 'The flow ignores it in '}
    <StateLink id={stateAfter} path={path} />
    {arrows.length !== 1 && <small>{label}</small>}
  </>
)

function ruleContent(
  { flow, flows, name, verb, sentence, requirements }: ListedRule,
  ruleCheck: RuleCheck,
): Content {
  const { fullStates, counterexample } = ruleCheck.find({ flow, rule: name }) ?? {}
  const begin = counterexample && <StateLink id={counterexample.begin} />
  const resultOf = (rule: string) => {
    const checked = ruleCheck.find({ flow, rule })
    return checked && (checked.counterexample ? <b>broken</b> : 'holds')
  }
  return {
    kind: `Rule · ${[verb, ...(flows.length > 1 ? flows : [])].join(' · ')}`,
    title: sentence,
    text: (
      <p role="status">
        {counterexample ? (
          <>
            <b>Broken.</b> This walk breaks it. It begins as “{counterexample.start}” in {begin}.
          </>
        ) : ruleCheck.hasFailed ? (
          <>
            The check of the rules did not load. {/* The browser keeps a failed module until a reload. */}
            <button type="button" onClick={() => window.location.reload()}>
              Try again
            </button>
          </>
        ) : fullStates === undefined ? (
          'The page checks the rules of all flows. This takes seconds.'
        ) : (
          `Holds in all ${fullStates} full states that the events and answers of the cases can cause.`
        )}
      </p>
    ),
    steps: counterexample?.steps.map((step) => stepItem(step)),
    lists: {
      Requirements: requirementItems(requirements, flow),
      [`Rules of ${flow}`]: catalogue.rules
        .filter((one) => one.flow === flow)
        .map((one) => (
          <>
            {one.name === name ? (
              one.sentence
            ) : (
              <RouteLink to={{ flow, rule: one.name }}>{one.sentence}</RouteLink>
            )}{' '}
            <small>{resultOf(one.name)}</small>
          </>
        )),
    },
  }
}

function requirementContent({ id, text }: { id: string; text: string }): Content {
  const groups = searchCatalogue(id).filter(({ kind }) => kind !== 'Requirements')
  return {
    kind: 'Requirement',
    title: id,
    text: <p>{text}</p>,
    lists: Object.fromEntries(
      groups.map(({ kind, hits, count }) => [
        `${kind} (${count})`,
        hits.map(({ title, detail, target = {} }) => (
          <>
            {kind === 'Tests' ? title : <RouteLink to={target}>{title}</RouteLink>}
            {(target.arrow ?? target.path) && <StoryboardLink to={target} />} <small>{detail}</small>
          </>
        )),
      ]),
    ),
  }
}

/** The information about the innermost part of a route, and the unknown name in it, if any. */
export function contentAt(target: Target, ruleCheck: RuleCheck): { content?: Content; unknown?: string } {
  const { flow, state, requirement, path, rule } = target
  const found = {
    arrow: catalogue.transitions.find(({ id }) => id === arrowIdAt(target)),
    state: state ? catalogue.states.find(({ id }) => id === stateIdAt(target)) : undefined,
    path: catalogue.goldenPaths.find((one) => one.flow === flow && one.number === path),
    rule: catalogue.rules.find((one) => one.flow === flow && one.name === rule),
    requirement: catalogue.requirements.find(({ id }) => id === requirement),
    flow: catalogue.flows.find(({ name }) => name === flow),
  }
  const unknown = (['flow', 'state', 'arrow', 'requirement', 'path', 'rule'] as const).find(
    (part) => target[part] && !found[part],
  )
  return {
    content:
      (found.arrow && arrowContent(found.arrow)) ??
      (found.state && stateContent(found.state)) ??
      (found.path && pathContent(found.path)) ??
      (found.rule && ruleContent(found.rule, ruleCheck)) ??
      (found.requirement && requirementContent(found.requirement)),
    unknown: unknown && `There is no ${unknown} “${target[unknown]}”.`,
  }
}
