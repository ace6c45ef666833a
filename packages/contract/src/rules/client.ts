import { clientFile, companyInfo, maximumLength } from '../constants.ts'

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

export const clientFileTooLarge = 'A file can have at most 10 MB.'

/** Why a file cannot be added to a client, in a sentence; undefined when it can: a document that the AI can read, not empty, of at most 10 MB. */
export function clientFileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const extension = /\.([^.]+)$/.exec(name.toLowerCase())?.[1]
  if (!clientFile.extensions.some((each) => each === extension))
    return 'A file can be a PDF, a Word, PowerPoint or Excel document, CSV or plain text.'
  if (size === 0) return 'The file is empty.'
  if (size > clientFile.maximumBytes) return clientFileTooLarge
  return name.length > maximumLength.name
    ? `The name of a file can have at most ${maximumLength.name} characters.`
    : undefined
}
