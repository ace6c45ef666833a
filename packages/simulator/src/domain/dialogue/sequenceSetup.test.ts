import { expect, test } from 'vitest'
import { RandomSource } from '../../core/random.ts'
import { businesses } from '../../seed/businesses.ts'
import { sequenceSetup } from './sequenceSetup.ts'

test('SEQ-171 in the examples of all seeded clients, fast responses are on for three categories', () => {
  for (const [index, { pitch }] of businesses.entries()) {
    const { responses } = sequenceSetup(new RandomSource(index).fork('example', index), pitch, 'https://example.com')
    expect(responses.filter((each) => each.fastResponseEnabled).map(({ category }) => category)).toEqual([
      'interested',
      'objection',
      'info_request',
    ])
  }
})
