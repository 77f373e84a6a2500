import type { Records } from '../records'

export const tvTariffs: (Records['TvTariff'] & { name: string })[] = [
  {
    name: 'TV Start',
    exYuChannels: 20,
    hdChannels: 40,
    channelsForAdults: 0,
    radioStations: 20,
    videoClubSeriesAndMovies: false,
    watchBackTo7Days: false,
    maxNumberSofDevices: 2,
    simultaneousWatching: 1,
  },
  {
    name: 'TV Komfort',
    exYuChannels: 45,
    hdChannels: 80,
    channelsForAdults: 0,
    radioStations: 30,
    videoClubSeriesAndMovies: true,
    watchBackTo7Days: true,
    maxNumberSofDevices: 4,
    simultaneousWatching: 2,
  },
  {
    name: 'TV Premium',
    exYuChannels: 70,
    hdChannels: 120,
    channelsForAdults: 4,
    radioStations: 40,
    videoClubSeriesAndMovies: true,
    watchBackTo7Days: true,
    maxNumberSofDevices: 6,
    simultaneousWatching: 4,
  },
]
