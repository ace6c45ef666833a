import { expect, test } from 'vitest'
import { scheduleZones } from './scheduleZones.ts'

const now = Date.parse('2026-11-20T22:30:00Z')

test('INBOX-66 the list offers each time zone once', () => {
  const zonesOf = (lead: string | null, profile: string | null) =>
    scheduleZones(
      {
        viewerZone: 'Europe/Berlin',
        lead: { firstName: 'Ana', lastName: 'Ruiz', timeZone: lead },
        profile: { name: 'Tom Hill', scheduleTimezone: profile },
      },
      now,
    )
  expect(zonesOf('Asia/Tokyo', 'America/New_York')).toEqual([
    { id: 'Europe/Berlin', label: 'Your time: Berlin (UTC+1)', now: { date: '2026-11-20', time: '23:30' } },
    { id: 'Asia/Tokyo', label: 'Ana Ruiz: Tokyo (UTC+9)', now: { date: '2026-11-21', time: '07:30' } },
    {
      id: 'America/New_York',
      label: 'Tom Hill: New York (UTC−5)',
      now: { date: '2026-11-20', time: '17:30' },
    },
  ])
  expect(zonesOf('Europe/Berlin', 'Asia/Tokyo').map(({ id }) => id)).toEqual(['Europe/Berlin', 'Asia/Tokyo'])
  expect(zonesOf(null, null).map(({ id }) => id)).toEqual(['Europe/Berlin'])
})
