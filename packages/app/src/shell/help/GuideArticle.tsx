import { ButtonLink, PageHead } from '@tandem/components'
import { canSeeTeam } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { userAtom } from '../../shared/session/session.ts'
import { type Guide, type GuideBlock } from './guide.ts'
import { useGuideArticleStyles } from './help.styles.ts'
import { GuideLink } from './GuideLink.tsx'
import { textOfBlock } from './textOfBlock.ts'
import { guides } from './guides.ts'
import { guideHref, guideTitles } from './guideTitles.ts'
import { helpMessages as texts } from './messages.ts'

/** A text in which `**Save**` is emphasised. */
function Marked({ text }: { readonly text: string }) {
  const [before, name, ...rest] = text.split('**')
  return (
    <>
      {before}
      {name !== undefined && <strong>{name}</strong>}
      {rest.length > 0 && <Marked text={rest.join('**')} />}
    </>
  )
}

const items = (texts: readonly string[]) =>
  texts.map((text) => (
    <li key={text}>
      <Marked text={text} />
    </li>
  ))

/** One block of a guide's section. */
function GuideBlockView({ block }: { readonly block: GuideBlock }) {
  const styles = useGuideArticleStyles()
  if (typeof block === 'string')
    return (
      <p className={styles.text}>
        <Marked text={block} />
      </p>
    )
  if ('list' in block) return <ul className={styles.list}>{items(block.list)}</ul>
  if ('steps' in block) return <ol className={styles.list}>{items(block.steps)}</ol>
  if ('note' in block)
    return (
      <p role="note" className={styles.note}>
        <Marked text={block.note} />
      </p>
    )
  if ('facts' in block)
    return (
      <dl className={styles.facts}>
        {block.facts.map(([term, text]) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.meaning}>
              <Marked text={text} />
            </dd>
          </div>
        ))}
      </dl>
    )
  return (
    <dl className={styles.facts}>
      {block.keys.map(([caps, text]) => (
        <div key={`${caps.join('+')} ${text}`} className={styles.keyRow}>
          <dt className={styles.caps}>
            {caps.map((cap) => (
              <kbd key={cap} className={styles.cap}>
                {cap}
              </kbd>
            ))}
          </dt>
          <dd className={styles.meaning}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** One guide, with links into the app for who is signed in, and its sections at the right. */
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
        {guide.sections.map(({ id, title, blocks }) => (
          <section key={id} aria-labelledby={id} className={styles.section}>
            <h2 id={id} tabIndex={-1} className={styles.title}>
              {title}
            </h2>
            {blocks.map((block) => (
              <GuideBlockView key={textOfBlock(block)} block={block} />
            ))}
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
