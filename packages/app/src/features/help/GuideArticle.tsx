import { ButtonLink, PageHead } from '@tandem/components'
import { canSeeTeam } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { lexer, type Token, type Tokens } from 'marked'
import { createElement, Fragment, type ReactNode } from 'react'
import { userAtom } from '../../shared/session/session.ts'
import { useGuideArticleStyles } from './help.styles.ts'
import { GuideLink } from './GuideLink.tsx'
import { type Guide, guides } from './guides.ts'
import { guideHref, guideTitles } from './guideTitles.ts'
import { helpMessages as texts } from './messages.ts'

/** A part of a line: `**Save**` is emphasised, `Ctrl` between backticks is a key. */
function part(token: Token, keyClass: string): ReactNode {
  if (token.type === 'strong') return <strong>{token.text}</strong>
  if (token.type === 'codespan') return <kbd className={keyClass}>{token.text}</kbd>
  return 'tokens' in token && token.tokens ? line(token.tokens, keyClass) : token.raw
}

const line = (tokens: readonly Token[], keyClass: string): ReactNode =>
  createElement(Fragment, null, ...tokens.map((token) => part(token, keyClass)))

/** A block of a section: a paragraph, a note (`>`), a list, or a table with the meanings of terms or keys. */
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

/** A guide with a table of contents. Signed-in users get links to the explained screens. */
export function GuideArticle({ guide }: { readonly guide: Guide }) {
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
