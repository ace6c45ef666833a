import { ButtonLink, ErrorState, lazyPart, PageHead } from '@tandem/components'
import { mergeClasses, SearchBox } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import { type KeyboardEvent, useId, useState, createElement, Fragment, type ReactNode } from 'react'
import { pathnameAtom } from '../../shared/router/search.ts'
import { userAtom } from '../../shared/session/session.ts'
import { VisitorBar } from '../../shared/page/VisitorBar.tsx'
import { guides, topics, type Guide } from './guides.ts'
import { guideHref, guideTitles, type GuideId } from './guideTitles.ts'
import { useHelpPageStyles, useHelpOverviewStyles, useGuideArticleStyles } from './help.styles.ts'
import { helpMessages as texts } from './messages.ts'
import { useMissingPageTitle } from '../../shared/page/missingPage.ts'
import { GuideLink } from './GuideLink.tsx'
import { canSeeTeam } from '@tandem/contract'
import { lexer, type Token, type Tokens } from 'marked'

/** Renders a part of a line. `**Save**` is shown in bold, and a word between backticks as a key of the keyboard. */
function part(token: Token, keyClass: string): ReactNode {
  if (token.type === 'strong') return <strong>{token.text}</strong>
  if (token.type === 'codespan') return <kbd className={keyClass}>{token.text}</kbd>
  return 'tokens' in token && token.tokens ? line(token.tokens, keyClass) : token.raw
}

const line = (tokens: readonly Token[], keyClass: string): ReactNode =>
  createElement(Fragment, null, ...tokens.map((token) => part(token, keyClass)))

function Block({ token }: { readonly token: Token }) {
  const styles = useGuideArticleStyles()
  const lineOf = (tokens: readonly Token[] = []) => line(tokens, styles.cap)
  if (token.type === 'list') {
    const items: readonly Tokens.ListItem[] = token.items
    const List = token.ordered ? 'ol' : 'ul'
    return (
      <List className={styles.list}>
        {items.map(({ raw, tokens }) => (
          <li key={raw}>{lineOf(tokens)}</li>
        ))}
      </List>
    )
  }
  if (token.type === 'table') {
    const rows: readonly (readonly Tokens.TableCell[])[] = token.rows
    return (
      <dl className={styles.facts}>
        {rows.map(([term, meaning]) => {
          const hasKeys = term?.tokens[0]?.type === 'codespan'
          return (
            <div key={`${term?.text} ${meaning?.text}`} className={hasKeys ? styles.keyRow : styles.fact}>
              <dt className={hasKeys ? styles.caps : styles.term}>{lineOf(term?.tokens)}</dt>
              <dd className={styles.meaning}>{lineOf(meaning?.tokens)}</dd>
            </div>
          )
        })}
      </dl>
    )
  }
  const isNote = token.type === 'blockquote'
  return (
    <p role={isNote ? 'note' : undefined} className={isNote ? styles.note : styles.text}>
      {lineOf('tokens' in token ? token.tokens : undefined)}
    </p>
  )
}

/** Shows a guide. Only signed-in users see links to the screens that the guide describes. */
function GuideArticle({ guide }: { readonly guide: Guide }) {
  const styles = useGuideArticleStyles()
  const user = useAtomValue(userAtom)
  const screens = user ? guide.screens.filter(({ isTeam }) => !isTeam || canSeeTeam(user.role)) : []
  const following = guides[guides.indexOf(guide) + 1]
  return (
    <>
      <article className={styles.root}>
        <PageHead title={guideTitles[guide.id]} help={guide.summary} />
        {screens.length > 0 && (
          <div className={styles.screens}>
            {screens.map(({ to, label }) => (
              <ButtonLink key={to} to={to}>
                {label}
              </ButtonLink>
            ))}
          </div>
        )}
        {guide.sections.map(({ id, title, text }) => (
          <section key={id} aria-labelledby={id} className={styles.section}>
            <h2 id={id} tabIndex={-1} className={styles.title}>
              {title}
            </h2>
            {lexer(text).map((token) => token.type !== 'space' && <Block key={token.raw} token={token} />)}
          </section>
        ))}
        {following && (
          <div>
            <ButtonLink to={guideHref(following.id)}>{texts.next(guideTitles[following.id])}</ButtonLink>
          </div>
        )}
      </article>
      <nav aria-label={texts.onThisPage} className={styles.contents}>
        <h2 className={styles.contentsTitle}>{texts.onThisPage}</h2>
        <ul className={styles.contentsList}>
          {guide.sections.map(({ id, title }) => (
            <li key={id}>
              <GuideLink to={guideHref(guide.id, id)} className={styles.contentsLink}>
                {title}
              </GuideLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

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

/** The help page: a search, the topics, and a guide or the overview of all guides (AUTH-4). */
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
