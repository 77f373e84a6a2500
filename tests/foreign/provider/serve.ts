import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { createForeignProvider, foreignAccounts, foreignVouchers, smsCode } from './index'

const port = Number(process.env.PORT ?? 5310)
const provider = createForeignProvider({ payOrigin: process.env.PAY_ORIGIN ?? 'http://localhost:5174' })

const app = new Hono()
app.use(
  cors({
    origin: '*',
    allowMethods: ['GET', 'POST'],
    allowHeaders: [
      'Authorization',
      'Content-Type',
      'Locale',
      'X-Request-Id',
      'SubscriptionId',
      'externalTvId',
      'LogosoftId',
      'ContractId',
    ],
  }),
)
app.all('*', async (call) => {
  const lettersBefore = provider.letters.length
  const answer = await provider.fetch(call.req.raw)
  for (const { username, link } of provider.letters.slice(lettersBefore)) {
    console.log(`Letter for ${username}: ${link}`)
  }
  return answer
})

serve({ fetch: app.fetch, port }, () => {
  console.log(`Foreign provider on http://localhost:${port}`)
  console.table(foreignAccounts)
  console.log(`SMS code ${smsCode}, vouchers ${Object.keys(foreignVouchers).join(', ')}`)
})
