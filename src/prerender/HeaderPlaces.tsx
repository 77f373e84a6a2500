import { NO_FIGURE } from '../app/shell/contractTexts'
import {
  BindingLine,
  BonusFigure,
  ContractHeading,
  DebtFigure,
  Figures,
  primaryLinkStyles,
  SwitcherTrigger,
  TimeLine,
} from '../app/shell/headerParts'
import type { HeaderText } from '../boot/headerPlaces'
import { ButtonLink } from '../ui/ButtonLink'
import { IconButton } from '../ui/IconButton'
import { PlusIcon, ReceiptIcon } from '../ui/icons/contract'
import { ChevronRightIcon, RefreshIcon } from '../ui/icons/navigation'
import { Box } from '../ui/layout'

/** A place for a text. */
const Place = ({ text }: { text: HeaderText }) => <span data-text={text} />
/** Marks a part that is visible only with its text. */
const partOf = (text: HeaderText): object => ({ 'data-part': text })

/** The header of any mobile contract, with places for its texts. */
export const HeaderPlaces = () => (
  <>
    <Box flex="1 1 8rem" minWidth="0">
      {/* The script removes it from an only contract. */}
      <SwitcherTrigger>
        <ContractHeading kind={<Place text="kind" />} slim={false} canSwitch>
          <Place text="contract" />
        </ContractHeading>
      </SwitcherTrigger>
      <BindingLine isSoon={false} data-text="binding" />
      <BindingLine isSoon data-text="bindingSoon" />
    </Box>
    <Figures slim={false} label={<Place text="balanceLabel" />} amount={<Place text="balance" />}>
      <DebtFigure
        label={<Place text="debtLabel" />}
        amount={NO_FIGURE}
        note={NO_FIGURE}
        {...partOf('debtLabel')}
      />
      <BonusFigure
        slim={false}
        label={<Place text="bonusLabel" />}
        amount={<Place text="bonus" />}
        {...partOf('bonus')}
      >
        <IconButton label="">
          <ChevronRightIcon />
        </IconButton>
      </BonusFigure>
    </Figures>
    <TimeLine slim={false}>
      <Place text="time" />
      <IconButton label="">
        <RefreshIcon />
      </IconButton>
    </TimeLine>
    <ButtonLink {...partOf('topUp')} {...primaryLinkStyles}>
      <PlusIcon />
      <Place text="topUp" />
    </ButtonLink>
    <ButtonLink {...partOf('bills')} {...primaryLinkStyles}>
      <ReceiptIcon />
      <Place text="bills" />
    </ButtonLink>
  </>
)
