import { useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { contractLabel } from '../../domain/contracts'
import { paths } from '../../domain/paths'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { Dialog } from '../../ui/Dialog'
import { Grid } from '../../ui/layout'
import { RouteLink } from '../../ui/RouteLink'
import { useShownPart } from '../../ui/useShownPart'
import { useBillContracts } from './useBillContracts'

/** Leads to the bills of the contract that the customer chooses, because the portal does not know which one she paid. */
export function BillsOfContract() {
  const { LL } = useI18nContext()
  const { contracts, choose } = useBillContracts()
  const [isOpen, setOpen] = useState(false)
  const { shown, showMore } = useShownPart(contracts)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {LL.payment.toBills()}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={LL.payment.chooseContract()}
        closeLabel={LL.page.close()}
      >
        <Grid as="ul" gap="2" listStyle="none">
          {shown.map((contract) => (
            <li key={contract.productId}>
              <ButtonLink asChild variant="outline" width="full">
                <RouteLink href={paths.bills} onClick={() => choose(contract.productId)}>
                  {contractLabel(contract)}
                </RouteLink>
              </ButtonLink>
            </li>
          ))}
        </Grid>
        {showMore && (
          <Button variant="ghost" onClick={showMore}>
            {LL.shell.showMoreContracts()}
          </Button>
        )}
      </Dialog>
    </>
  )
}
