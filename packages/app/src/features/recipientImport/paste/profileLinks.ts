import { isWebsite } from '@tandem/contract'

/** Links are on separate lines, or separated by blanks, commas or semicolons. */
export const betweenLinks = /[\s,;]+/

/** Finds all profile links in a text. Other words, such as a heading, are ignored. */
export function profileLinksOf(text: string): string[] {
  return text.split(betweenLinks).flatMap((part) => (part === '' ? [] : (profileLinkOf(part) ?? [])))
}

/** A profile link as people paste it, with `https://` added if it is missing; undefined for any other text. */
export function profileLinkOf(text: string): string | undefined {
  const trimmed = text.trim()
  const link = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`
  return isWebsite(link) && /^https?:\/\/(?:[\w-]+\.)*linkedin\.com\//i.test(link) ? link : undefined
}

/**
 * The name in a profile link: 'https://www.linkedin.com/in/ada-lovelace-1a2b3c' is Ada Lovelace. For a link without
 * words it is the link's last part.
 */
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
    return slug
  }
}
