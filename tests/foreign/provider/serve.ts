import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { createForeignProvider, foreignAccounts, foreignVouchers, smsCode } from './index'

const port = Number(process.env.PORT ?? 5310)
const provider = createForeignProvider({ payOrigin: process.env.PAY_ORIGIN })

const app = new Hono().use(cors()).all('*', ({ req }) => provider.fetch(req.raw))

serve({ fetch: app.fetch, port }, () => {
  console.log(`Foreign provider on http://localhost:${port}`)
  console.table(foreignAccounts)
  console.log(`SMS code ${smsCode}, vouchers ${Object.keys(foreignVouchers).join(', ')}`)
  console.log('The links for a new password end in /reset0, /reset1 …')
})
