import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errorText } from '../api/errorText.ts'
import { moveOrPutBack } from './moveOrPutBack.ts'
import { NotPutBack } from '../api/NotPutBack.ts'
import { RequestError } from '../api/RequestError.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function failureOf(move: Parameters<typeof moveOrPutBack>[0]): Promise<unknown> {
  const failure = moveOrPutBack(move).then(
    () => 'none',
    (error: unknown) => error,
  )
  await vi.runAllTimersAsync()
  return failure
}

const works = () => Promise.resolve('done')
const fails = (status: number) => () => Promise.reject(new RequestError(status, { message: `Failed with ${status}.` }))
const failsFirst = (times: number, status = 503) => {
  let calls = 0
  return () => (calls++ < times ? fails(status)() : works())
}

test('SHELL-39 if a move fails, the app tries several times to put the item back', async () => {
  const putBack = vi.fn<() => Promise<string>>(failsFirst(4))
  expect(await failureOf({ leave: works, join: fails(422), putBack })).toMatchObject({ status: 422 })
  expect(putBack).toHaveBeenCalledTimes(5)
})

test('SHELL-39 if an item cannot be put back, the error says that the item has left, or may have left, its old sequence', async () => {
  const error = await failureOf({ leave: works, join: fails(503), putBack: fails(503) })
  expect(error).toBeInstanceOf(NotPutBack)
  expect(errorText(error)).toBe('Failed with 503. It has left its old sequence and could not be put back.')
  const unclear = await failureOf({ leave: fails(500), join: works, putBack: fails(503) })
  expect(errorText(unclear)).toBe('Failed with 500. It may have left its old sequence and could not be put back.')
})

test('if the old sequence refuses the item, the app tries the new sequence again', async () => {
  const join = failsFirst(1, 0)
  expect(await moveOrPutBack({ leave: works, join, putBack: fails(409) })).toBe('done')
})

test('an item that could not leave its old sequence is not put back', async () => {
  const putBack = vi.fn<() => Promise<string>>(works)
  expect(await failureOf({ leave: fails(403), join: works, putBack })).toMatchObject({ status: 403 })
  expect(putBack).not.toHaveBeenCalled()
})
