import { lazyPart } from '@tandem/components'
import { mergeClasses, SearchBox } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import { type KeyboardEvent, useId, useState } from 'react'
import { pathnameAtom } from '../../shared/router/search.ts'
import { userAtom } from '../../shared/session/session.ts'
import { VisitorBar } from '../../shared/page/VisitorBar.tsx'
import { GuideArticle } from '../help/GuideArticle.tsx'
import { guideOf } from '../help/guides.ts'
import { GuideTopics } from '../help/GuideTopics.tsx'
import { isGuideId } from '../help/guideTitles.ts'
import { useHelpPageStyles } from '../help/HelpPage.styles.ts'
import { helpMessages as texts } from '../help/messages.ts'
import { NoGuide } from '../help/NoGuide.tsx'
import { HelpOverview } from '../help/HelpOverview.tsx'

const GuideResults = lazyPart(async () => (await import('../help/GuideResults.tsx')).GuideResults)

/** The help (AUTH-4): topics and search at the left, the guide that the address names in the middle. */
export default function HelpPage() {
  const styles = useHelpPageStyles()
  const user = useAtomValue(userAtom)
  const [, , guideId = ''] = useAtomValue(pathnameAtom).split('/')
  const guide = isGuideId(guideId) ? guideOf(guideId) : undefined
  const [search, setSearch] = useState('')
  const resultsId = useId()
  const isSearching = search.trim() !== ''
  const goToResults = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
    const first = document.querySelector<HTMLElement>(`#${CSS.escape(resultsId)} a`)
    if (!first) return
    event.preventDefault()
    if (event.key === 'Enter') first.click()
    else first.focus()
  }
  return (
    <div className={mergeClasses(styles.page, !user && styles.visited)}>
      {!user && <VisitorBar />}
      <div className={styles.columns}>
        <div className={styles.side}>
          <SearchBox
            className={styles.search}
            aria-label={texts.search.label}
            placeholder={texts.search.label}
            value={search}
            onChange={(_, { value }) => setSearch(value)}
            onKeyDown={goToResults}
          />
          {isSearching ? (
            <div id={resultsId}>
              <GuideResults text={search} onClear={() => setSearch('')} />
            </div>
          ) : (
            <GuideTopics selectedId={guide?.id} />
          )}
        </div>
        {guide ? <GuideArticle key={guide.id} guide={guide} /> : guideId === '' ? <HelpOverview /> : <NoGuide />}
      </div>
    </div>
  )
}
