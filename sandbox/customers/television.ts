import type { Records } from '../records'

type TvTariff = Records['TvTariff'] & { name: string }

const tariff = (
  name: string,
  isFull: boolean,
  [exYu, hd, adults, radio, devices, screens]: number[],
): TvTariff => ({
  name,
  exYuChannels: exYu,
  hdChannels: hd,
  channelsForAdults: adults,
  radioStations: radio,
  videoClubSeriesAndMovies: isFull,
  watchBackTo7Days: isFull,
  maxNumberSofDevices: devices,
  simultaneousWatching: screens,
})

export const tvStart = tariff('TV Start', false, [20, 40, 0, 20, 2, 1])
export const tvComfort = tariff('TV Komfort', true, [45, 80, 0, 30, 4, 2])
export const tvTariffs = [tvStart, tvComfort, tariff('TV Premium', true, [70, 120, 4, 40, 6, 4])]
