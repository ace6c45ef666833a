import { describe, expect, test } from 'vitest'
import { fileOf, sequenceForm } from './statusMatrix.fixtures.ts'
import { itemsOf, memberEmail, signedIn } from './visitor.fixtures.ts'

describe('a new sequence with the recipients of an import', () => {
  const file = () => fileOf('First,Last,Url\nAda,Obi,\nBo,Eze,\n', {})
  const columns = ['firstName', 'lastName', 'url'].map((attributeId) => ({ attributeId }))

  test('SEQ-117 if the import was deleted, a request with the ids of the recipients still creates the sequence', async () => {
    const someone = await signedIn('first-sequence')
    const importId = Number((await someone.call('POST', '/recipients/imports', file())).body['importId'])
    const applied = await someone.call('POST', `/recipients?importId=${importId}`, { columns })
    const recipientIds = itemsOf(applied, 'recipients').map(({ id }) => id)
    const open = Number((await someone.call('POST', '/sequences', { ...sequenceForm, importId })).body['id'])
    expect((await someone.get(`/sequences/${open}`)).body).toMatchObject({ importId })
    expect((await someone.call('DELETE', `/recipients/imports/${importId}`)).status).toBe(204)
    const { status, body } = await someone.call('POST', '/sequences', { ...sequenceForm, importId, recipientIds })
    expect(status).toBe(201)
    const id = Number(body['id'])
    expect((await someone.get(`/sequences/${id}`)).body).toMatchObject({ importId: null, recipientsCount: 2 })
  })

  test('SEQ-117 a user who cannot see the import cannot create a sequence with this import', async () => {
    const someone = await signedIn('agency')
    const importId = Number((await someone.call('POST', '/recipients/imports', file())).body['importId'])
    await someone.signIn(memberEmail)
    const { status } = await someone.call('POST', '/sequences', { ...sequenceForm, importId })
    expect(status).toBe(422)
  })
})
