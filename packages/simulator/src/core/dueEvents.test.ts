import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AnyEvent, DueEvents } from './dueEvents.ts'
import { UndoLog } from './undoLog.ts'

function drain(events: DueEvents): AnyEvent[] {
  const taken: AnyEvent[] = []
  for (let event = events.takeDue(Infinity); event; event = events.takeDue(Infinity)) taken.push(event)
  return taken
}

const isDue = fc.record({ at: fc.integer({ min: 0, max: 20 }), isCancelled: fc.boolean() })

test('events happen in the order of their times, and in the order of their ids if their times are equal', () => {
  fc.assert(
    fc.property(fc.array(isDue, { maxLength: 50 }), (wanted) => {
      const events = new DueEvents(new UndoLog())
      const scheduled = wanted.map(({ at, isCancelled }) => ({
        id: events.schedule('some', null, at),
        at,
        isCancelled,
      }))
      for (const { id, isCancelled } of scheduled) if (isCancelled) events.cancel(id)
      const expected = scheduled
        .filter(({ isCancelled }) => !isCancelled)
        .sort((one, other) => one.at - other.at || one.id - other.id)
      expect(events.pending().map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
      expect(drain(new DueEvents(new UndoLog(), events.snapshot())).map(({ id }) => id)).toEqual(
        expected.map(({ id }) => id),
      )
      expect(drain(events).map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
    }),
  )
})

test('an event cannot be taken before its time', () => {
  const events = new DueEvents(new UndoLog())
  events.schedule('late', null, 10)
  expect(events.takeDue(9)).toBeUndefined()
  expect(events.takeDue(10)?.type).toBe('late')
  expect(events.cancel(1)).toBe(false)
})

test('timeOf returns a time only until the event is taken or cancelled', () => {
  const events = new DueEvents(new UndoLog())
  const [kept, cancelled, taken] = [
    events.schedule('some', null, 7),
    events.schedule('some', null, 8),
    events.schedule('some', null, 6),
  ]
  events.cancel(cancelled)
  events.takeDue(6)
  expect([kept, cancelled, taken, 99].map((id) => events.timeOf(id))).toEqual([7, undefined, undefined, undefined])
})

test('a failed transaction rolls back scheduling and cancelling', () => {
  const undo = new UndoLog()
  const events = new DueEvents(undo)
  const kept = events.schedule('kept', null, 5)
  const before = events.snapshot()
  expect(() =>
    undo.transaction(() => {
      events.cancel(kept)
      expect(events.next).toBeUndefined()
      events.schedule('never', null, 1)
      throw new Error('refused')
    }),
  ).toThrow('refused')
  expect(events.snapshot()).toEqual(before)
  expect(drain(events).map(({ type }) => type)).toEqual(['kept'])
})
