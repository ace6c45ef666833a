import { type Page } from '@playwright/test'

interface Listed {
  readonly id: number
  readonly name: string
}

interface ListResponse {
  readonly _embedded: { readonly sequences: readonly Listed[] }
}

export async function idOfSequence(page: Page, name: string): Promise<number> {
  const response = await page.request.get('/api/v2/sequences?limit=100')
  const { _embedded: embedded }: ListResponse = await response.json()
  const found = embedded.sequences.find((each) => each.name === name)
  if (!found) throw new Error(`there is no ${name}`)
  return found.id
}

/** Makes a paused copy of a sequence, without recipients and profiles. Returns the id of the copy. */
export async function copyOfSequence(page: Page, name: string): Promise<number> {
  const id = await idOfSequence(page, name)
  const response = await page.request.post(`/api/v2/sequences/${id}/copy`, { data: { status: 'paused' } })
  const copy: Listed = await response.json()
  return copy.id
}
