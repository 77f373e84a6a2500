import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Bill } from '../../api/types'
import { formatNumber } from '../../lib/numbers'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { SelectField } from '../../ui/SelectField'
import { billYears } from './billYears'
import { bundleOrder } from './bundleOrder'
import { useBundleSheet } from './useBundleSheet'
import { type DocumentBundleActor, useDocumentBundle } from './useDocumentBundle'

const Introduction = chakra('p', { base: { marginBottom: '4', lineHeight: '1.5' } })

interface BundleSheetProps {
  open: boolean
  onClose: () => void
  bills: readonly Bill[]
  /** Receives the flow, which the page follows while the sheet is closed. */
  onStart: (bundle: DocumentBundleActor) => void
}

/** The sheet that saves the bills of a year. The portal continues while it is closed, as browsers do with downloads. */
export default function BundleSheet({ open, onClose, bills, onStart }: BundleSheetProps) {
  const { LL, locale } = useI18nContext()
  const texts = useI18nContext().LL.documentBundle
  const bundle = useDocumentBundle()
  const close = () => {
    const { value } = bundle.getSnapshot()
    if (value === 'saved' || value === 'nothingLoaded') bundle.send({ type: 'bundle.cancel' })
    onClose()
  }
  const content = useBundleSheet(bundle, close)
  useEffect(() => onStart(bundle), [bundle, onStart])

  const years = billYears(bills)
  const [chosen, setChosen] = useState<string>()
  const year = years.find(({ year }) => year === chosen) ?? years[0]
  const withPdf = year?.bills.filter(({ hasBillPdf }) => hasBillPdf).length ?? 0
  const withoutPdf = (year?.bills.length ?? 0) - withPdf
  const choice = year && {
    title: LL.bill.ofYear(),
    children: (
      <>
        <Introduction>{texts.introduction()}</Introduction>
        <SelectField
          label={texts.year()}
          hint={[
            texts.withPdf({ shown: formatNumber(withPdf, locale) }),
            withoutPdf > 0 && texts.withoutPdf({ shown: formatNumber(withoutPdf, locale) }),
          ]
            .filter(Boolean)
            .join(' · ')}
          value={year.year}
          onChange={(event) => setChosen(event.target.value)}
          options={years.map(({ year }) => ({ value: year, label: year }))}
        />
      </>
    ),
    footer: (
      <Button
        onClick={() =>
          bundle.send({
            type: 'bundle.load',
            order: bundleOrder(year, LL, locale),
          })
        }
      >
        {texts.download()}
      </Button>
    ),
  }
  const shown = content ?? choice
  return shown ? (
    <Dialog {...shown} size="wide" open={open} onClose={close} closeLabel={LL.page.close()} />
  ) : null
}
