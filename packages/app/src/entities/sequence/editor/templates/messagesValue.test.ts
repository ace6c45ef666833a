import { describe, expect, test } from 'vitest'
import {
  hasRequestText,
  type MessagesValue,
  refusedMessage,
  refusedMessageText,
  tooLongFirstMessage,
  withDelay,
  withMessageAdded,
  withMessageMoved,
  withMessageRemoved,
  withRequests,
  withRequestText,
  withText,
} from './messagesValue.ts'

const idOf = (digit: number) => `0000000${digit}-0000-4000-8000-000000000000`
const [a, b, c] = [idOf(1), idOf(2), idOf(3)]
const template = (systemId: string, text: string, delaySecs: number) => ({ title: '', systemId, text, delaySecs })
const value: MessagesValue = {
  templates: [template(a, 'Hi %firstName%', 0), template(b, 'Second', 3600), template(c, 'Third', 172_800)],
  sendConnectionRequests: true,
  sendEmptyConnectionRequest: false,
}
const textsAndDelays = ({ templates }: MessagesValue) => templates.map(({ text, delaySecs }) => [text, delaySecs])

describe('the messages of a sequence', () => {
  test('SEQ-28, SEQ-29 get a delay of 2 days when added, and the delay of the new position when moved', () => {
    expect(withMessageAdded(value, 'd').templates.at(-1)).toEqual({
      title: 'Message 3',
      text: '',
      delaySecs: 172_800,
      systemId: 'd',
    })
    expect(textsAndDelays(withMessageMoved(value, 2, 1))).toEqual([
      ['Hi %firstName%', 0],
      ['Third', 3600],
      ['Second', 172_800],
    ])
    expect(textsAndDelays(withMessageRemoved(value, 0))).toEqual([
      ['Second', 0],
      ['Third', 172_800],
    ])
  })

  test('SEQ-36 stay the same objects when the text or the delay of another message changes', () => {
    const changed = withDelay(withText(value, b, 'Other'), b, { unit: 'hours', value: 30 })
    expect(textsAndDelays(changed)[1]).toEqual(['Other', 24 * 3600])
    expect(changed.templates[0]).toBe(value.templates[0])
    expect(changed.templates[2]).toBe(value.templates[2])
  })

  test('SEQ-31, SEQ-32 the second delay depends on the switch for requests, and requests can be sent without a text', () => {
    const off = withRequests(value, false)
    expect([off.sendConnectionRequests, off.templates[1]?.delaySecs]).toEqual([false, 0])
    expect(withRequests(off, true).templates[1]?.delaySecs).toBe(172_800)
    const withoutText = withRequestText(value, false)
    expect(withoutText.sendEmptyConnectionRequest).toBe(true)
    expect(withRequestText(withoutText, true).sendEmptyConnectionRequest).toBe(false)
  })

  test('SEQ-137 the refused message is the first too long message, otherwise the first message without a text', () => {
    const blank = withText(value, b, ' \n ')
    expect(refusedMessage(value)).toBeUndefined()
    expect(refusedMessage(blank)).toEqual({ systemId: b, title: 'Message 1' })
    expect(refusedMessageText(blank)).toBe('Message 1: A message needs a text.')
    const withoutRequest = withText(value, a, '')
    expect(refusedMessageText(withRequestText(withoutRequest, false))).toBeUndefined()
    expect(refusedMessageText(withRequests(withRequestText(withoutRequest, false), false))).toBe(
      'First message: A message needs a text.',
    )
    expect(refusedMessage(withText(blank, c, 'x'.repeat(8001)))?.systemId).toBe(c)
    expect(refusedMessage(withText(value, c, 'x'.repeat(8000)))).toBeUndefined()
  })

  test('SEQ-35 the text of a connection request has a shorter limit than another message', () => {
    const long = withText(value, a, `%firstName%${'x'.repeat(186)}`)
    expect(tooLongFirstMessage(long)).toMatchObject({ length: 186, minimum: 0, limit: 185, variables: 1 })
    expect(tooLongFirstMessage(withText(value, a, `%firstName%${'x'.repeat(185)}`))).toBeUndefined()
    expect(tooLongFirstMessage(withRequests(long, false))).toBeUndefined()
    expect(tooLongFirstMessage(withRequestText(long, false))).toBeUndefined()
    expect(tooLongFirstMessage(withText(value, b, 'x'.repeat(1000)))).toBeUndefined()
    expect(hasRequestText(value)).toBe(true)
  })
})
