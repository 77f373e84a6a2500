import { useI18nContext } from '../../../i18n/i18n-react'
import type { TvTariff } from '../../api/types'
import type { Figure } from '../../ui/FigureGrid'
import { SuccessIcon } from '../../ui/icons/status'
import { Text } from '../../ui/layout'

/** Lists the content of a TV tariff: its channels first, then its other offers, then the number of devices. */
export function useTvFigures(): (tariff: TvTariff) => Figure[] {
  const { LL } = useI18nContext()
  const { tvRow, yes, no } = LL.tariff
  const count = (term: string, number: number | null | undefined) => ({ term, value: number?.toString() })
  const yesOrNo = (term: string, isIncluded: boolean | undefined) => ({
    term,
    value: isIncluded === undefined ? null : isIncluded ? yes() : no(),
    icon: isIncluded && (
      <Text as="span" display="inline-flex" color="success">
        <SuccessIcon />
      </Text>
    ),
  })
  return (tariff) => [
    count(tvRow.exYuChannels(), tariff.exYuChannels),
    count(tvRow.hdChannels(), tariff.hdChannels),
    count(tvRow.channelsForAdults(), tariff.channelsForAdults),
    count(tvRow.radioStations(), tariff.radioStations),
    yesOrNo(tvRow.videoClub(), tariff.videoClubSeriesAndMovies),
    yesOrNo(tvRow.watchBack(), tariff.watchBackTo7Days),
    count(tvRow.maxDevices(), tariff.maxNumberSofDevices),
    count(tvRow.simultaneousWatching(), tariff.simultaneousWatching),
  ]
}
