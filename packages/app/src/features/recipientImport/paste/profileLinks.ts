import { isWebsite } from '@tandem/contract'

export const betweenLinks = /[\s,;]+/

/** Ignores words that are not profile links, such as the words of a heading. */
export function profileLinksOf(text: string): string[] {
  return text.split(betweenLinks).flatMap((part) => (part === '' ? [] : (profileLinkOf(part) ?? [])))
}

/** Adds a missing `https://`. Returns undefined for a text that is not a link to LinkedIn. */
export function profileLinkOf(text: string): string | undefined {
  const trimmed = text.trim()
  const link = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`
  return isWebsite(link) && /^https?:\/\/(?:[\w-]+\.)*linkedin\.com\//i.test(link) ? link : undefined
}

/** The name in a profile link: Ada Lovelace for 'https://www.linkedin.com/in/ada-lovelace-1a2b3c'. */
export function nameOfProfileLink(link: string): { readonly firstName: string; readonly lastName: string } {
  const slug = slugOf(link)
  const words = slug.split(/[-_.\s]+/).filter((word) => word !== '' && !/\d/.test(word))
  const [first, ...rest] = words.map((word) => word.charAt(0).toLocaleUpperCase() + word.slice(1))
  return first === undefined
    ? { firstName: slug || link, lastName: '' }
    : { firstName: first, lastName: rest.join(' ') }
}

function slugOf(link: string): string {
  const { pathname } = new URL(link)
  const parts = pathname.split('/').filter(Boolean)
  const slug = parts[parts.findIndex((part) => part === 'in' || part === 'pub') + 1] ?? ''
  try {
    return decodeURIComponent(slug)
  } catch {
    // The link contains an invalid percent code.
    return slug
  }
}
