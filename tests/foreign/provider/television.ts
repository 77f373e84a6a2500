import { Hono } from 'hono'
import { done, refused } from './answers'
import { type Call, customerOf, type ForeignEnvironment } from './call'
import { internetPlans, tvPlans } from './catalogue'
import { bitText, listOrObject, sqlTime } from './forms'

/** Television and internet, and the devices of both. */
export const television = new Hono<ForeignEnvironment>()

television.get('/api/tv-tariffs', (call) => done(call, 'OK', { tariffs: tvPlans.map(tvRow) }))

television.get('/api/tv-tariff/:productId', (call) => {
  const tariff = tariffBehind(call, call.req.param('productId'))
  const plan = tvPlans.find(({ productId }) => productId === tariff)
  return plan
    ? done(call, null, { tariff: tvRow(plan) })
    : refused(call, { status: 400, code: 'TARIFF_FAILED_UNKNOWN' })
})

television.get('/api/internet-tariff/:productId', (call) => {
  const tariff = tariffBehind(call, call.req.param('productId'))
  const plan = internetPlans.find(({ productId }) => productId === tariff)
  return plan
    ? done(call, null, { tariff: plan })
    : refused(call, { status: 400, code: 'TARIFF_FAILED_UNKNOWN' })
})

television.get('/api/get-ppi', (call) => {
  const devices = customerOf(call).devices.map(({ name, since, serial }) => ({
    productId: serial,
    name,
    created_at: sqlTime(since),
    serial_no: `LB-${serial}`,
    phoneNumber: null,
  }))
  return done(call, null, { contracts: listOrObject(devices), debt: '0.00' })
})

/** A contract's product is its own; its tariff is one of the catalogue, which may be asked for as well. */
function tariffBehind(call: Call, productId: string) {
  const contract = customerOf(call).contracts.find((one) => String(one.productId) === productId)
  return contract ? contract.tariff : Number(productId)
}

/** Counts are text, since they come from a column of texts; two were added later as numbers. */
function tvRow({ productId, name, exYu, hd, adult, radio, videoClub, devices }: (typeof tvPlans)[number]) {
  return {
    productId,
    name,
    exYuChannels: String(exYu),
    hdChannels: String(hd),
    channelsForAdults: adult,
    radioStations: String(radio),
    videoClubSeriesAndMovies: bitText(videoClub),
    watchBackTo7Days: bitText(devices > 1),
    maxNumberSofDevices: String(devices),
    simultaneousWatching: Math.ceil(devices / 2),
    price_net: '16.58',
    picture: null,
  }
}
