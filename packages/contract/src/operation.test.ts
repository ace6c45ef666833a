import { describe, expectTypeOf, it } from 'vitest'
import {
  type Answer,
  type categoryList,
  type dashboardGet,
  type InputOf,
  type ParsedInput,
  type Sequence,
  type sequenceCalendlyAuth,
  type sequenceList,
  type sequenceProfilePut,
} from './index.ts'

describe('types of an operation', () => {
  it('let a caller leave out a query that may be empty, and only such a one', () => {
    expectTypeOf<{ query?: undefined }>().toExtend<InputOf<typeof categoryList>>()
    expectTypeOf<{ query?: undefined }>().toExtend<InputOf<typeof sequenceList>>()
    expectTypeOf<{ query?: undefined }>().not.toExtend<InputOf<typeof dashboardGet>>()
  })

  it('take any filter beside the known keys of a list, which keep their types', () => {
    expectTypeOf<{ query: { limit: 25; view: 'admin_list'; category: string[]; dateStart: string } }>().toExtend<
      InputOf<typeof sequenceList>
    >()
    expectTypeOf<{ query: { view: 'other' } }>().not.toExtend<InputOf<typeof sequenceList>>()
  })

  it('give handlers numbers for ids, and the schema’s type where a placeholder has one', () => {
    expectTypeOf<ParsedInput<'sequenceProfilePut'>['params']>().toEqualTypeOf<{
      readonly sequenceId: number
      readonly profileId: number
    }>()
    expectTypeOf<ParsedInput<'sequenceCalendlyAuth'>['params']>().toEqualTypeOf<{ readonly uuid: string }>()
    expectTypeOf<ParsedInput<'sequenceList'>['query']['limit']>().toEqualTypeOf<number | undefined>()
  })

  it('ask callers for the placeholders of the path', () => {
    expectTypeOf<{ params: { sequenceId: 1; profileId: '2' } }>().toExtend<InputOf<typeof sequenceProfilePut>>()
    expectTypeOf<{ params: { sequenceId: 1 } }>().not.toExtend<InputOf<typeof sequenceProfilePut>>()
    expectTypeOf<{ query?: undefined }>().not.toExtend<InputOf<typeof sequenceCalendlyAuth>>()
  })

  it('answer the entity, or nothing', () => {
    expectTypeOf<Answer<'sequenceGet'>>().toEqualTypeOf<Sequence>()
    expectTypeOf<Answer<'sequenceProfilePut'>>().toEqualTypeOf<void>()
  })
})
