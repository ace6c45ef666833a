import { expect, test } from 'vitest'
import { isEdgeWaiting } from './chatEdge.ts'

const onLoad = () => undefined

test.each([
  [undefined, false],
  [{ hasMore: false, isLoading: false, onLoad }, false],
  [{ hasMore: true, isLoading: false, onLoad }, true],
  [{ hasMore: true, isLoading: true, onLoad }, false],
  [{ hasMore: true, isLoading: false, hasFailed: true, onLoad }, false],
])('with the edge %o, the end of a list can load more items: %s', (edge, isWaiting) =>
  expect(isEdgeWaiting(edge)).toBe(isWaiting),
)
