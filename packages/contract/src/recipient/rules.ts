import { isWebsite } from '../client/rules.ts'
import { type CustomAttribute } from './schema.ts'

/** RECIP-15: an empty value becomes null. */
export function customAttributeValue(text: string | null | undefined): string | null {
  return text?.trim() ? text : null
}

const comparable = (name: string) => name.trim().toLowerCase()

/** RECIP-7: ignores case and outer spaces. `ownId`: the attribute that the user renames, and that may keep its name. */
export function isAttributeNameTaken(name: string, attributes: readonly CustomAttribute[], ownId?: number): boolean {
  return attributes.some((attribute) => attribute.id !== ownId && comparable(attribute.name) === comparable(name))
}

/** Adds a missing scheme. Undefined if the text is no link. */
export function profileUrl(text: string): string | undefined {
  const trimmed = text.trim()
  const url = /^[a-z]+:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`
  return trimmed !== '' && isWebsite(url) ? url : undefined
}

/**
 * IMPORT-26: a key of a profile's link. Two links have the same key if they differ only in the scheme, LinkedIn's
 * subdomain, the query, or upper and lower case.
 */
export function profileUrlKey(url: string): string {
  const [, host = '', path = ''] = /^(?:https?:\/\/)?([^/?#]*)([^?#]*)/i.exec(url.trim()) ?? []
  // Removes the subdomains of LinkedIn ('de.', 'www.'), and 'www.' of other sites.
  const shortHost = host.toLowerCase().replace(/^(?:.+\.)?(linkedin\.com)$|^www\./, '$1')
  const shortPath = decoded(path).normalize('NFC').toLowerCase().replace(/\/+$/, '')
  // Removes what follows the person's name: '/in/ada/de' gives '/in/ada'.
  return shortHost + (shortHost === 'linkedin.com' ? shortPath.replace(/^(\/in\/[^/]+)\/.*$/, '$1') : shortPath)
}

/** 2: a public profile, 1: a profile with an internal id, 0: any other link. */
export function profileUrlRank(url: string): 0 | 1 | 2 {
  const key = profileUrlKey(url)
  if (!/^linkedin\.com\/(?:in|pub)\/./.test(key)) return 0
  // Internal ids begin like 'ACwAA'. The key is in lower case.
  return /^linkedin\.com\/in\/a[ce][a-z]aa/.test(key) ? 1 : 2
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
