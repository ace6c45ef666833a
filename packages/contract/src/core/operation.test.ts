import { describe, expectTypeOf, test } from 'vitest'
import {
  type categoryList,
  type dashboardGet,
  type InputOf,
  type OperationResponse,
  type ParsedInput,
  type ProfileId,
  type Sequence,
  type sequenceCalendlyAuth,
  type SequenceId,
  type sequenceList,
  type sequenceProfilePut,
  type sequenceRecipientPut,
} from '../index.ts'

describe('the types of an operation', () => {
  test('make the query optional if all its keys are optional', () => {
    expectTypeOf<{ query?: undefined }>().toExtend<InputOf<typeof categoryList>>()
    expectTypeOf<{ query?: undefined }>().toExtend<InputOf<typeof sequenceList>>()
    expectTypeOf<{ query?: undefined }>().not.toExtend<InputOf<typeof dashboardGet>>()
  })

  test('allow any filter in the query of a list', () => {
    expectTypeOf<{ query: { limit: 25; view: 'admin_list'; category: string[]; dateStart: string } }>().toExtend<
      InputOf<typeof sequenceList>
    >()
    expectTypeOf<{ query: { view: 'other' } }>().not.toExtend<InputOf<typeof sequenceList>>()
  })

  test('give handlers numbers for ids', () => {
    expectTypeOf<ParsedInput<'sequenceProfilePut'>['params']>().toEqualTypeOf<{
      readonly sequenceId: number
      readonly profileId: number
    }>()
    expectTypeOf<ParsedInput<'sequenceCalendlyAuth'>['params']>().toEqualTypeOf<{ readonly uuid: string }>()
    expectTypeOf<ParsedInput<'sequenceList'>['query']['limit']>().toEqualTypeOf<number | undefined>()
  })

  test('refuse an id of another kind of record', () => {
    expectTypeOf<{ params: { sequenceId: SequenceId; profileId: ProfileId } }>().toExtend<
      InputOf<typeof sequenceProfilePut>
    >()
    expectTypeOf<{ params: { sequenceId: ProfileId; profileId: SequenceId } }>().not.toExtend<
      InputOf<typeof sequenceProfilePut>
    >()
    expectTypeOf<{ params: { sequenceId: SequenceId; id: SequenceId } }>().not.toExtend<
      InputOf<typeof sequenceRecipientPut>
    >()
  })

  test('require the placeholders of the path', () => {
    expectTypeOf<{ params: { sequenceId: 1; profileId: 2 } }>().toExtend<InputOf<typeof sequenceProfilePut>>()
    expectTypeOf<{ params: { sequenceId: 1 } }>().not.toExtend<InputOf<typeof sequenceProfilePut>>()
    expectTypeOf<{ query?: undefined }>().not.toExtend<InputOf<typeof sequenceCalendlyAuth>>()
  })

  test('have an entity as the response, or void for an empty response', () => {
    expectTypeOf<OperationResponse<'sequenceGet'>>().toEqualTypeOf<Sequence>()
    expectTypeOf<OperationResponse<'sequenceProfilePut'>>().toEqualTypeOf<void>()
  })
})
