import { Message } from '@tandem/contract'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { conversationOf, futureOf, patchFuture, somePlanned, threadOf } from './threads.fixtures.ts'
import { signedIn } from './visitor.fixtures.ts'

const dayMs = 86_400_000

describe('a planned message that cannot be sent', () => {
  const rename = async (
    someone: Awaited<ReturnType<typeof signedIn>>,
    id: number,
    firstName: string,
    lastName: string,
  ) => {
    const { recipientId } = await conversationOf(someone, id)
    await someone.call('PATCH', `/recipients/${recipientId}`, { firstName, lastName })
  }

  test.each([
    ['Max', 'Attempts', 'max_attempts_reached', [null, 'scheduled', 'sent']],
    ['New', 'Message', 'new_message', ['new_message', 'sent', undefined]],
    ['Limit', 'Reached', 'limit_reached', ['limit_reached', 'scheduled', 'sent']],
    ['Not', 'Connected', 'recipient_cannot_be_reached', ['recipient_cannot_be_reached', 'scheduled', 'sent']],
  ])(
    'a message to the recipient %s %s gets the error %s, and a user can send the message later',
    async (firstName, lastName, error, then) => {
      const someone = await signedIn('agency')
      const { id, message: planned } = await somePlanned(someone, 'template')
      const again = async () => v.parse(Message, (await patchFuture(someone, planned, { status: 'sent' })).body).status
      await rename(someone, id, firstName, lastName)
      await someone.simulator.clock.runUntil(Date.parse(planned.timestamp) + 15_000)
      const [atOnce] = await futureOf(someone, id)
      // Within this minute, the profile tries to send the message for the third time.
      await someone.simulator.clock.advance(60_000)
      expect(await futureOf(someone, id)).toMatchObject([
        { id: planned.id, status: 'scheduled', error, timestamp: planned.timestamp },
      ])
      await someone.simulator.clock.advance(2 * dayMs)
      expect(await futureOf(someone, id)).toMatchObject([{ id: planned.id, error }])
      const first = await again()
      await rename(someone, id, 'Robin', 'Reachable')
      expect([atOnce?.error, first, first === 'sent' ? undefined : await again()]).toEqual(then)
      expect((await threadOf(someone, id))[0]).toMatchObject({ kind: 'template', status: 'sent' })
    },
  )
})
