import { useI18nContext } from '../../../i18n/i18n-react'
import type { TvTariff } from '../../api/types'
import { FactList } from '../../ui/FactList'
import { Heading } from '../../ui/Heading'

/** What a TV tariff holds. */
export function TvTariffCard({ tariff }: { tariff: TvTariff }) {
  const { LL } = useI18nContext()
  const { tvRow, yes, no } = LL.tariff
  const yesOrNo = (has: boolean | undefined) => (has === undefined ? null : has ? yes() : no())
  const count = (number: number | null | undefined) => number?.toString()
  return (
    <>
      <Heading level={2} marginBottom="4">
        {tariff.name}
      </Heading>
      <FactList
        facts={[
          { term: tvRow.exYuChannels(), value: count(tariff.exYuChannels) },
          { term: tvRow.hdChannels(), value: count(tariff.hdChannels) },
          { term: tvRow.channelsForAdults(), value: count(tariff.channelsForAdults) },
          { term: tvRow.radioStations(), value: count(tariff.radioStations) },
          { term: tvRow.videoClub(), value: yesOrNo(tariff.videoClubSeriesAndMovies) },
          { term: tvRow.watchBack(), value: yesOrNo(tariff.watchBackTo7Days) },
          { term: tvRow.maxDevices(), value: count(tariff.maxNumberSofDevices) },
          { term: tvRow.simultaneousWatching(), value: count(tariff.simultaneousWatching) },
        ]}
      />
    </>
  )
}
