import { companyInfo } from '../constants.ts'

/** Empty, or http or https followed by a host with a dot. Written without a flag, so that the OpenAPI document can carry it. */
export const websitePattern = /^$|^[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s/?#.@\\]+(\.[^\s/?#.@\\]+)+([/?#]\S*)?$/

/** A link is http or https followed by a host with a dot; empty is none (document 2, section 5). */
export function isWebsite(text: string): boolean {
  return websitePattern.test(text)
}

/** What a company description's length means (document 2, section 5); `extraCredits` are AI credits a message, about 0.259 % of the length. */
export interface CompanyInfoLength {
  readonly length: number
  readonly isTooLong: boolean
  readonly extraCredits: number
}

/** Above 2000 characters a warning asks to shorten; saving is still allowed. */
export function companyInfoLength(info: string): CompanyInfoLength {
  const { length } = info
  return {
    length,
    isTooLong: length > companyInfo.recommendedTo,
    extraCredits: Math.round(length * companyInfo.creditsPerCharacter * 100) / 100,
  }
}
