import MiniSearch from 'minisearch'
import { guideHref, guideTitles } from './guideTitles.ts'
import { guides } from './guides.ts'

/** A section of a guide in the search index. */
interface FoundSection {
  readonly href: string
  readonly title: string
  readonly guideTitle: string
  readonly text: string
}

const sections: ReadonlyMap<string, FoundSection> = new Map(
  guides.flatMap((guide) =>
    guide.sections.map(({ id, title, text }) => {
      const href = guideHref(guide.id, id)
      return [href, { href, title, guideTitle: guideTitles[guide.id], text: text.replaceAll(/[|`>]/g, ' ') }] as const
    }),
  ),
)

const index = new MiniSearch<FoundSection>({
  idField: 'href',
  fields: ['title', 'guideTitle', 'text'],
  searchOptions: { boost: { title: 4, guideTitle: 2 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
})
index.addAll([...sections.values()])

/** Maximum number of shown sections. */
const maximumFound = 12

/** The sections with all words of the text, best match first. Allows typing errors and missing letters at the end. */
export const searchGuides = (text: string): readonly FoundSection[] =>
  index
    .search(text)
    .slice(0, maximumFound)
    .flatMap(({ id }) => sections.get(String(id)) ?? [])
