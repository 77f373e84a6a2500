import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, ReactNode } from 'react'
import { ChevronDownIcon } from '../../ui/icons/navigation'
import { Box, Grid, Text } from '../../ui/layout'
import { strut } from './bands'

// The content of the header. The document contains the same parts, empty, and its script fills them before the portal
// draws: what replaces them must have their places and sizes.

/** What changes with the contract fades in; not when it replaces the same figures of the document. */
const fadeIn = {
  transition: 'opacity 0.15s',
  '@starting-style': { opacity: '0' },
  '[data-early-header] &': { '@starting-style': { opacity: '1' } },
  _motionReduce: { transition: 'none' },
} as const

/** The contract of the header, in one line. */
export const TitleLine = chakra('span', {
  base: {
    display: 'block',
    fontSize: 'lg',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '1.25',
    letterSpacing: '-0.02em',
    ...fadeIn,
    '& svg': { display: 'inline', width: '1em', verticalAlign: '-0.25em' },
  },
  // On a phone, the number stays on one line beside balance and bonus.
  variants: {
    slim: {
      true: { ...strut('xl'), fontSize: { base: '0.9375rem', md: 'lg' } },
      false: { ...strut('3xl'), fontSize: { base: 'md', md: 'lg' } },
    },
  },
})

/** Kind and name of a contract; `canSwitch` says that there are others. */
export const ContractHeading = ({
  kind,
  slim,
  canSwitch,
  children,
}: {
  kind: ReactNode
  slim: boolean
  canSwitch: boolean
  children: ReactNode
}) => (
  <>
    <Text as="span" display="block" color="headerMuted" fontSize="sm">
      {kind}
    </Text>
    <TitleLine slim={slim}>
      <bdi>{children}</bdi> {canSwitch && <ChevronDownIcon />}
    </TitleLine>
  </>
)

/** Opens the list of contracts. */
export const SwitcherTrigger = chakra('button', {
  base: {
    display: 'block',
    minHeight: '11',
    marginLeft: '-2',
    paddingLeft: '2',
    borderRadius: 'control',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { background: 'color-mix(in srgb, currentColor 10%, transparent)' },
  },
})

/** The end of a binding period, more prominent if it is soon. */
export const BindingLine = ({ isSoon, ...props }: ComponentProps<typeof Box> & { isSoon: boolean }) => (
  <Box
    color={isSoon ? 'headerInk' : 'headerMuted'}
    fontSize="sm"
    fontWeight={isSoon ? 'bold' : undefined}
    marginTop="1"
    {...props}
  />
)

/** The time of the figures, and a button next to it. */
export const TimeLine = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    marginRight: '-3',
    color: 'headerMuted',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
  },
  // A phone has no room for it next to the figures.
  variants: { slim: { true: { display: { base: 'none', lg: 'flex' } } } },
})

const List = chakra('dl', {
  base: {
    display: 'flex',
    alignItems: { base: 'flex-end', lg: 'first baseline' },
    columnGap: { base: '0.75rem', lg: '2.5rem' },
    flexWrap: { base: 'wrap', lg: 'nowrap' },
    ...fadeIn,
  },
  variants: {
    // On a phone, the figures have their own line below contract and time.
    slim: {
      false: {
        order: { base: '1', lg: '0' },
        justifyContent: 'space-between',
        width: { base: 'full', lg: 'auto' },
      },
    },
  },
})
const Figure = chakra('dd', {
  base: {
    margin: '0',
    fontSize: { base: 'lg', lg: 'xl' },
    textStyle: 'figure',
    letterSpacing: '-0.02em',
    lineHeight: '1.25',
    whiteSpace: 'nowrap',
  },
  variants: {
    slim: { true: strut('xl'), false: strut('3xl') },
    // Two figures have room beside each other on the narrowest phone.
    large: { true: { fontSize: '3xl', '@media (max-width: 22rem)': { fontSize: '2xl' } } },
  },
})
const Label = ({ children }: { children: ReactNode }) => (
  <Box as="dt" color="headerMuted" fontSize="sm">
    {children}
  </Box>
)

/** Balance or costs; `children` are further figures. */
export const Figures = ({
  slim,
  label,
  amount,
  children,
  ...props
}: ComponentProps<typeof List> & { slim: boolean; label: ReactNode; amount: ReactNode }) => (
  <List slim={slim} {...props}>
    <div>
      <Label>{label}</Label>{' '}
      <Figure slim={slim} large={!slim}>
        {amount}
      </Figure>
    </div>
    {children}
  </List>
)

/** The total debt, with a line about its bills; its room stays while they load. */
export const DebtFigure = ({
  label,
  amount,
  note,
  ...props
}: ComponentProps<typeof Box> & { label: ReactNode; amount: ReactNode; note: ReactNode }) => (
  <Box width="10rem" {...props}>
    <Label>{label}</Label> <Figure slim={false}>{amount}</Figure>
    <Box as="dd" color="headerMuted" fontSize="sm">
      {note}
    </Box>
  </Box>
)

/** The bonus; `children` is a button next to it. */
export const BonusFigure = ({
  slim,
  label,
  amount,
  children,
  ...props
}: ComponentProps<typeof Grid> & { slim: boolean; label: ReactNode; amount: ReactNode }) => (
  <Grid
    gridAutoFlow="column"
    gridTemplateRows="auto auto"
    alignItems="last baseline"
    marginRight="-3"
    {...props}
  >
    <Label>{label}</Label> <Figure slim={slim}>{amount}</Figure>
    <Box
      // Its middle is that of the digits, whose baseline it shares.
      as="dd"
      gridRow="span 2"
      position="relative"
      top="0.1875rem"
      margin="0 0 -0.75rem"
    >
      {children}
    </Box>
  </Grid>
)

/** The link to the most used page. The brand chooses its colours: those of the band, inverted, or the accent. */
export const primaryLinkStyles = {
  background: 'var(--band-button)',
  color: 'var(--band-button-ink)',
  borderColor: 'var(--band-button)',
  order: '2',
  alignSelf: 'center',
  // Room for the payment of a bill, so that the figures stay when the bills have loaded.
  flex: { base: '1 0 100%', md: '0 0 17rem' },
  _hover: { background: 'transparent', color: 'headerInk', borderColor: 'headerInk' },
  // The band's own rule uses the colour of the text, which is here the colour of the ground.
  '&&:focus-visible': { outlineColor: 'headerInk', outlineOffset: '2px' },
} as const
