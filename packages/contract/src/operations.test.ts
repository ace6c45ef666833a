import { describe, expect, test } from 'vitest'
import { type Operation, paramNames } from './core/operation.ts'
import * as operations from './operations.ts'

const declared = Object.entries<Operation>(operations)
const ids = (isWanted: (operation: Operation) => boolean): readonly string[] =>
  declared.flatMap(([id, operation]) => (isWanted(operation) ? [id] : [])).toSorted()

const dataTypes = ['sequences', 'conversations', 'recipients', 'calls', 'clients', 'profiles', 'users']

/** The required calls of the API. Their placeholders have no names. */
const specified = `
  GET /users/me; GET /users/me/image; GET /users/{}; PATCH /users/{}; POST /auth/logout; GET /organizations/{};
  GET /directories/categories; GET /directories/call-statuses; GET /directories/variables;
  GET /directories/industries; GET /profiles/creation-wizard/profile; GET /profiles/custom-attributes;
  POST /profiles/creation-wizard;
  POST /profiles/creation-wizard/{}; GET /dashboard; GET /recipients/custom-attributes;
  POST /recipients/custom-attributes; PATCH /recipients/custom-attributes/{}; DELETE /recipients/custom-attributes/{};
  POST /sequences; PUT /sequences/{}/profiles/{}; DELETE /sequences/{}/profiles/{}; PUT /sequences/{}/recipients/{};
  DELETE /sequences/{}/recipients/{}; GET /sequences/{}; PATCH /sequences/{}; POST /sequences/{}/copy;
  OPTIONS /sequences/{}; GET /sequences/example/; POST /sequences/example/responses;
  POST /sequences/example/ai-templates; POST /sequences/example/follow-ups; GET /sequences/{}/stats;
  POST /sequences/forecast; POST /sequences/{}/queue; GET /sequences/{}/progress;
  GET /clients/{}/stats; GET /sequences/by-calendly-id/{}/calendly/event-names;
  GET /sequences/by-calendly-id/{}/calendly/auth; POST /clients; GET /clients/{}; PATCH /clients/{};
  PUT /clients/archived/{}; DELETE /clients/archived/{}; POST /profiles; GET /profiles/{};
  GET /profiles/{}/connect-url; PATCH /profiles/{}; DELETE /profiles/{}; PUT /users/{}/profiles/{};
  DELETE /users/{}/profiles/{}; POST /conversations/messages/ai-improved; GET /conversations/{};
  PATCH /conversations/{}; PUT /conversations/followed/{}; DELETE /conversations/followed/{}; GET /conversations/{}/messages;
  PUT /conversations/{}/messages/last-read/{}; PATCH /conversations/{}/messages/{};
  GET /conversations/{}/messages/future; PATCH /conversations/{}/messages/future/{};
  DELETE /conversations/{}/messages/future/{}; POST /conversations/{}/messages; POST /conversations/{}/ai-replies;
  GET /recipients/{}; PATCH /recipients/{}; POST /recipients; DELETE /recipients/imports/{};
  PATCH /recipients/imports/{}/rows/{}; GET /calls/{};
  POST /calls; PATCH /calls/{}; GET /calls/reminder-templates; GET /calls/reminder-templates/filters;
  PUT /calls/reminder-templates; POST /auth/login;
  POST /auth/register; POST /auth/confirm-email; POST /auth/request-confirmation; POST /auth/request-reset-password; POST /auth/reset-password;
  POST /recipients/imports; GET /recipients/imports/{}; POST /clients/{}/files; DELETE /clients/{}/files/{}`
  .split(';')
  .map((call) => call.trim())
  .concat(dataTypes.flatMap((type) => [`GET /${type}`, `GET /${type}/filters`]))

const call = ({ method, path }: Operation): string => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`

describe('operations', () => {
  test('SIM-9 each required call belongs to one operation', () => {
    const calls = declared.map(([, operation]) => call(operation))
    expect(specified.filter((each) => !calls.includes(each))).toEqual([])
    expect(new Set(calls).size).toBe(calls.length)
  })

  test('all methods of a path use the same names of placeholders', () => {
    const spellings = Map.groupBy(new Set(declared.map(([, { path }]) => path)), (path) =>
      path.replaceAll(/\{\w+\}/g, '{}'),
    )
    expect([...spellings.values()].filter((paths) => paths.length > 1)).toEqual([])
  })

  test('the placeholders in a path have different names, and an operation has schemas only for its placeholders', () => {
    const broken = ids((operation) => {
      const names = paramNames(operation)
      return (
        new Set(names).size < names.length || Object.keys(operation.params ?? {}).some((name) => !names.includes(name))
      )
    })
    expect(broken).toEqual([])
  })

  test('the summary of an operation has 9 to 162 characters and ends with a full stop', () => {
    expect(ids(({ summary }) => !/^[A-Z].{7,160}\.$/.test(summary))).toEqual([])
  })

  test('SIM-9 an operation is marked as assumed if no real backend has confirmed it', () => {
    expect(ids(({ assumed }) => assumed !== undefined)).toEqual(
      [
        'login',
        'register',
        'confirmEmail',
        'requestConfirmation',
        'requestPasswordReset',
        'resetPassword',
        'recipientImportUpload',
        'recipientImportGet',
        'recipientImportRowPatch',
        'clientFileUpload',
        'clientFileDelete',
        'callCreate',
        'callPatch',
        'conversationFollow',
        'profileCustomAttributeList',
        'sequenceForecast',
        'sequenceProgress',
        'sequenceQueue',
      ].toSorted(),
    )
  })

  test('an operation takes an Idempotency-Key if it creates, sends, buys or imports', () => {
    const plain = new Set(['login', 'logout', 'confirmEmail', 'resetPassword', 'sequenceForecast', 'sequenceQueue'])
    expect(ids(({ idempotent }) => idempotent === true)).toEqual(
      ids(({ method }) => method === 'POST').filter((id) => !plain.has(id)),
    )
    expect(ids(({ idempotent, errors }) => idempotent === true && !errors?.[422])).toEqual([])
  })

  test('AUTH-10 every operation needs a session, except for login, registration, email confirmation and password reset', () => {
    expect(ids(({ isPublic }) => isPublic === true)).toEqual(
      ['login', 'register', 'confirmEmail', 'requestConfirmation', 'requestPasswordReset', 'resetPassword'].toSorted(),
    )
    expect(ids(({ isPublic, errors }) => !isPublic && !errors?.[401])).toEqual([])
  })

  test('AUTH-10 a 401 of four operations does not end the session', () => {
    expect(ids(({ is401Tolerated }) => is401Tolerated === true)).toEqual([
      'login',
      'sequenceOptions',
      'userGet',
      'userMe',
    ])
  })

  test('SHELL-44 an operation can respond with 400 if it has input', () => {
    expect(
      ids(({ path, query, body, errors }) => (path.includes('{') || !!query || !!body) !== !!errors?.[400]),
    ).toEqual([])
  })

  test('SHELL-44 an operation can respond with 404 if its path has an id', () => {
    expect(ids(({ path, params, errors }) => path.includes('{') && !params && !errors?.[404])).toEqual([])
  })

  test('SHELL-45 an operation can respond with 409 if a conflict is possible', () => {
    expect(ids(({ errors }) => !!errors?.[409])).toEqual(
      [
        'callCreate',
        'customAttributeCreate',
        'customAttributePatch',
        'register',
        'sequenceProfilePut',
        'sequenceRecipientPut',
        'userPatch',
      ].toSorted(),
    )
  })
})
