import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Answer, AnswerPart } from '../../brands/answer'
import { Hotline } from '../../core/support/Hotline'
import { supportFormAddress } from '../../core/support/support'
import { useLinkedPages } from '../../core/useLinkedPages'
import { Card } from '../../ui/Card'
import { Disclosure } from '../../ui/Disclosure'
import { Heading } from '../../ui/Heading'
import { Link } from '../../ui/Link'
import { Stack } from '../../ui/layout'
import { RouteLink } from '../../ui/RouteLink'
import { TextField } from '../../ui/TextField'
import { useAnswers } from './useAnswers'

const Prose = chakra('div', {
  base: {
    lineHeight: '1.6',
    paddingBottom: '3',
    '& :is(p, ul, ol)': { marginBlock: '2' },
    '& :is(ul, ol)': { paddingLeft: '6' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& a': { color: 'accentText', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
})

const elements = { paragraph: 'div', list: 'ul', steps: 'ol' } as const

/** Text, or a link. A page that the deployment does not have is text. */
function Part({ part }: { part: AnswerPart }) {
  const pages = useLinkedPages()
  if (typeof part === 'string') return part
  const { text, href } = part
  if (!href.startsWith('/'))
    return (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    )
  return pages.includes(href) ? <RouteLink href={href}>{text}</RouteLink> : text
}

const AnswerText = ({ blocks }: Pick<Answer, 'blocks'>) => (
  <Prose>
    {blocks.map(({ kind, lines }, index) => {
      const Block = elements[kind]
      const Line = kind === 'paragraph' ? 'p' : 'li'
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer is static
        <Block key={index}>
          {lines.map((line, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an answer is static
            <Line key={number}>
              {line.map((part, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an answer is static
                <Part key={place} part={part} />
              ))}
            </Line>
          ))}
        </Block>
      )
    })}
  </Prose>
)

/** The brand's answers to frequent questions, with a search; nothing for a brand without answers. */
export function Answers() {
  const { LL } = useI18nContext()
  const id = useId()
  const { all, found, search, setSearch } = useAnswers()
  if (all.length === 0) return null
  return (
    <Card as="section" aria-labelledby={id}>
      <Heading level={2} id={id} fontSize="lg" marginBottom="3">
        {LL.support.answers()}
      </Heading>
      <TextField
        label={LL.support.searchAnswers()}
        type="search"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Stack marginTop="2">
        {found.map(({ question, blocks }) => (
          <Disclosure key={question} label={question}>
            <AnswerText blocks={blocks} />
          </Disclosure>
        ))}
      </Stack>
      <div role="status">{found.length === 0 && <p>{LL.support.noAnswer()}</p>}</div>
      {found.length === 0 && (
        <>
          <Link asChild>
            <RouteLink href={supportFormAddress}>{LL.support.write()}</RouteLink>
          </Link>
          <Hotline />
        </>
      )}
    </Card>
  )
}
