import { isWebsite } from '../client/rules.ts'
import { type CustomAttribute } from './schema.ts'

/** RECIP-15: an empty custom attribute value becomes null on save. */
export function customAttributeValue(text: string | null | undefined): string | null {
  return text?.trim() ? text : null
}

const comparable = (name: string) => name.trim().toLowerCase()

/**
 * RECIP-7: true if another attribute already has this name, in upper or lower case. `ownId`: the id of the attribute
 * that is renamed.
 */
export function isAttributeNameTaken(name: string, attributes: readonly CustomAttribute[], ownId?: number): boolean {
  return attributes.some((attribute) => attribute.id !== ownId && comparable(attribute.name) === comparable(name))
}

/** The link of a profile, with a scheme if the text has none; undefined if the text is not a link. */
export function profileUrl(text: string): string | undefined {
  const trimmed = text.trim()
  const url = /^[a-z]+:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`
  return trimmed !== '' && isWebsite(url) ? url : undefined
}

/**
 * IMPORT-26: the normal form of a profile link, which is the same for all links of a person: in lower case, and without
 * scheme, country or www host, query, language and trailing slash.
 */
export function profileUrlKey(url: string): string {
  const [, host = '', path = ''] = /^(?:https?:\/\/)?([^/?#]*)([^?#]*)/i.exec(url.trim()) ?? []
  const shortHost = host.toLowerCase().replace(/^(?:.+\.)?(linkedin\.com)$|^www\./, '$1')
  const shortPath = decoded(path).normalize('NFC').toLowerCase().replace(/\/+$/, '')
  return shortHost + (shortHost === 'linkedin.com' ? shortPath.replace(/^(\/in\/[^/]+)\/.*$/, '$1') : shortPath)
}

/** Quality of a profile link: 2 for a public profile, 1 for a profile with an internal id, 0 for any other link. */
export function profileUrlRank(url: string): 0 | 1 | 2 {
  const key = profileUrlKey(url)
  if (!/^linkedin\.com\/(?:in|pub)\/./.test(key)) return 0
  return /^linkedin\.com\/in\/a[ce][a-z]aa/.test(key) ? 1 : 2
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
