import { createSearchIndex } from '../../shared/text/searchIndex.ts'
import { guideHref, guideTitles } from './guideTitles.ts'
import { guides } from './guides.ts'

/** A section of a guide in the search index. */
interface FoundSection {
  readonly href: string
  readonly title: string
  readonly guideTitle: string
  readonly text: string
}

const sections: readonly FoundSection[] = guides.flatMap((guide) =>
  guide.sections.map(({ id, title, text }) => ({
    href: guideHref(guide.id, id),
    title,
    guideTitle: guideTitles[guide.id],
    text: text.replaceAll(/[|`>]/g, ' '),
  })),
)

const search = createSearchIndex(sections, { idField: 'href', weights: { title: 4, guideTitle: 2, text: 1 } })

/** Maximum number of shown sections. */
const maximumFound = 12

/** The sections with all words of the text, best match first. Allows typing errors and missing letters at the end. */
export const searchGuides = (text: string): readonly FoundSection[] => search(text).slice(0, maximumFound)
