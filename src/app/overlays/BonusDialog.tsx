import { useI18nContext } from '../../../i18n/i18n-react'
import { useUser } from '../../core/account'
import { localizeDates } from '../../lib/formats/dates'
import { formatQuantity } from '../../lib/formats/numbers'
import { Dialog } from '../../ui/Dialog'
import { Box, Inline } from '../../ui/layout'

/** The loyalties in the bonus. */
export default function BonusDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { LL, locale } = useI18nContext()
  const loyalties = useUser().loyalties ?? []
  return (
    <Dialog open={open} onClose={onClose} title={LL.overview.bonusHeading()} closeLabel={LL.page.close()}>
      {loyalties.length === 0 && <p>{LL.overview.bonusEmpty()}</p>}
      <ul>
        {loyalties.map(({ name, activeFrom, balance, balanceUnitDivision }) => (
          <Inline
            as="li"
            justifyContent="space-between"
            gap="4"
            paddingBlock="3"
            borderTop="1px solid"
            borderColor="line"
            listStyle="none"
            key={`${name} ${activeFrom}`}
          >
            <div>
              <span>{name}</span>
              {activeFrom && (
                <Box color="muted" fontSize="sm">
                  {LL.overview.bonusActiveFrom({ date: localizeDates(activeFrom, locale) })}
                </Box>
              )}
            </div>
            {typeof balance === 'number' && (
              <Box
                flexShrink="0"
                maxWidth="50%"
                fontWeight="bold"
                fontVariantNumeric="tabular-nums"
                textAlign="end"
              >
                {formatQuantity(balance, balanceUnitDivision ?? '', locale)}
              </Box>
            )}
          </Inline>
        ))}
      </ul>
    </Dialog>
  )
}
