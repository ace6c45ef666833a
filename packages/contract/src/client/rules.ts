import { clientFile, companyInfo, maximumLength } from '../constants.ts'

/** Matches an empty text or a web address. The pattern has no flags, because patterns in OpenAPI have no flags. */
export const websitePattern = /^$|^[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s/?#.@\\]+(\.[^\s/?#.@\\]+)+([/?#]\S*)?$/

/** CLIENT-11: true for an empty text, and for http and https addresses with a dot in the host. */
export function isWebsite(text: string): boolean {
  return websitePattern.test(text)
}

/** Length of a company info in characters, and the AI credits that the info adds to each message. */
export interface CompanyInfoLength {
  readonly length: number
  readonly isTooLong: boolean
  readonly extraCredits: number
}

/** CLIENT-13: measures a company info. An info that is too long can still be saved. */
export function companyInfoLength(info: string): CompanyInfoLength {
  const { length } = info
  return {
    length,
    isTooLong: length > companyInfo.recommendedTo,
    extraCredits: Math.round(length * companyInfo.creditsPerCharacter * 100) / 100,
  }
}

/** The error for a file above `clientFile.maximumBytes`. */
export const clientFileTooLarge = 'A file can have at most 10 MB.'

/** The reason why a file is refused, for the user. `size` is in bytes. */
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
