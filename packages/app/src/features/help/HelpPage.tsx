import { ButtonLink, ErrorState, lazyPart, PageHead } from '@tandem/components'
import { mergeClasses, SearchBox } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import { type KeyboardEvent, useId, useState } from 'react'
import { pathnameAtom } from '../../shared/router/search.ts'
import { userAtom } from '../../shared/session/session.ts'
import { VisitorBar } from '../../shared/page/VisitorBar.tsx'
import { GuideArticle } from './GuideArticle.tsx'
import { guides, topics } from './guides.ts'
import { guideHref, guideTitles, type GuideId } from './guideTitles.ts'
import { useHelpPageStyles, useHelpOverviewStyles } from './help.styles.ts'
import { helpMessages as texts } from './messages.ts'
import { useMissingPageTitle } from '../../shared/page/missingPage.ts'
import { GuideLink } from './GuideLink.tsx'

/** All guides by topic. The open guide is marked. */
function GuideTopics({ selectedId }: { readonly selectedId: GuideId | undefined }) {
  const styles = useHelpPageStyles()
  return (
    <nav aria-label={texts.topics}>
      {topics.map(({ title, guides }) => (
        <section key={title} aria-label={title} className={styles.topic}>
          <h2 className={styles.topicTitle}>{title}</h2>
          <ul className={styles.links}>
            {guides.map(({ id }) => (
              <li key={id}>
                <GuideLink
                  to={guideHref(id)}
                  aria-current={id === selectedId ? 'page' : undefined}
                  className={mergeClasses(styles.link, id === selectedId && styles.selected)}
                >
                  {guideTitles[id]}
                </GuideLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

/** `/help`: all guides, each with its summary. */
function HelpOverview() {
  const styles = useHelpOverviewStyles()
  return (
    <div className={styles.root}>
      <PageHead title={texts.title} help={texts.intro} />
      {topics.map(({ title, guides }) => (
        <section key={title} aria-label={title} className={styles.topic}>
          <h2 className={styles.title}>{title}</h2>
          <ul className={styles.guides}>
            {guides.map(({ id, summary }) => (
              <li key={id} className={styles.guide}>
                <GuideLink to={guideHref(id)} className={styles.link}>
                  {guideTitles[id]}
                </GuideLink>
                <p className={styles.summary}>{summary}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Shown for an unknown guide. */
function NoGuide() {
  useMissingPageTitle()
  return (
    <ErrorState
      headingLevel={1}
      title={texts.notFound.title}
      text={texts.notFound.text}
      actions={
        <ButtonLink to="/help" appearance="primary">
          {texts.all}
        </ButtonLink>
      }
    />
  )
}

const GuideResults = lazyPart(async () => (await import('./GuideResults.tsx')).GuideResults)

/** The help (AUTH-4): topics and search at the left, the guide of the address in the middle. */
export default function HelpPage() {
  const styles = useHelpPageStyles()
  const user = useAtomValue(userAtom)
  const [, , guideId = ''] = useAtomValue(pathnameAtom).split('/')
  const guide = guides.find(({ id }) => id === guideId)
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
