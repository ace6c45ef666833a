import { createSearchIndex } from '../../shared/text/searchIndex.ts'
import { guideHref, guideTitles } from './guideTitles.ts'
import { guides } from './guides.ts'

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

const maximumFound = 12

/** Finds the sections that contain all words of a text, also with small typing errors. The best match comes first. */
export const searchGuides = (text: string): readonly FoundSection[] => search(text).slice(0, maximumFound)
