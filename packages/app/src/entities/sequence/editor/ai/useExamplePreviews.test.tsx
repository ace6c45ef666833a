import { type Preview } from '@tandem/contract'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestError } from '../../../../shared/api/RequestError.ts'
import { useExamplePreviews } from './useExamplePreviews.ts'

const chat: Preview = { messages: [{ type: 'outgoing', text: 'Hello' }] }
const noCredits = new RequestError(422, { message: 'There are no AI credits left.' })

test('SEQ-134 the chat of a step stays after a failure', async () => {
  const { result, rerender } = renderHook(({ owner }) => useExamplePreviews(owner, 'responses'), {
    initialProps: { owner: '7' },
  })
  const previewOf = (key: string, prompts: readonly string[]) => result.current.previewOf(key, { prompts })
  const write = (key: string, prompts: readonly string[], answer: () => Promise<Preview>) =>
    act(() => result.current.write(key, { input: { prompts }, write: answer }))
  expect(previewOf('a', ['x'])).toEqual({ isLoading: false, isStale: false })

  await write('a', ['x'], async () => chat)
  expect(previewOf('a', ['x'])).toMatchObject({ isLoading: false, isStale: false, chat: { messages: chat.messages } })
  expect(previewOf('a', ['y']).isStale).toBe(true)
  expect(previewOf('b', ['x']).chat).toBeUndefined()

  await write('a', ['y'], () => Promise.reject(noCredits))
  expect(previewOf('a', ['y'])).toMatchObject({
    isStale: true,
    isLoading: false,
    isOutOfCredits: true,
    // A separate notice shows this failure.
    errorText: undefined,
    chat: { messages: chat.messages },
  })

  await write('a', ['y'], () => Promise.reject(new RequestError(503, { message: 'Come back later.' })))
  expect(previewOf('a', ['y'])).toMatchObject({ isOutOfCredits: false, errorText: 'Come back later.' })

  await write('a', ['y'], async () => chat)
  expect(previewOf('a', ['y'])).toMatchObject({ isStale: false })
  expect(previewOf('a', ['y']).errorText).toBeUndefined()

  // `owner` is the id of a sequence. Each sequence has separate chats.
  rerender({ owner: '8' })
  expect(previewOf('a', ['y']).chat).toBeUndefined()
  rerender({ owner: '7' })
  expect(previewOf('a', ['y']).chat).toBeDefined()
})
