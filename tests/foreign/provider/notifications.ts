import { Hono } from 'hono'
import { done, refused } from './answers'
import { type Call, customerOf, type ForeignEnvironment, localeOf } from './call'
import { bit, indexed, listOrNull, sqlTime } from './forms'

export const notifications = new Hono<ForeignEnvironment>()

notifications.get('/api/notifications', (call) =>
  done(call, null, { notifications: listOrNull(rowsOf(call)) }),
)

notifications.post('/api/read-notifications/:id', (call) => {
  const id = Number(call.req.param('id'))
  const notification = customerOf(call).notifications.find((one) => one.id === id)
  if (!notification) return refused(call, { status: 200, code: 'NOTIFICATION_READ_FAILED' })
  notification.read = true
  return done(call, 'NOTIFICATION_READ', { notifications: indexed(rowsOf(call)) })
})

function rowsOf(call: Call) {
  const locale = localeOf(call)
  return customerOf(call).notifications.map((notification) => ({
    id: notification.id,
    title: notification.title[locale],
    shortDescription: notification.shortDescription?.[locale] ?? null,
    text: notification.text[locale],
    publishingDate: sqlTime(notification.published),
    read: bit(notification.read),
    priority: '0',
    author_id: 12,
  }))
}
