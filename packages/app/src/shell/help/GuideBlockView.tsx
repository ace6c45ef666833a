import { type GuideBlock } from './guide.ts'
import { useGuideArticleStyles } from './GuideArticle.styles.ts'

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
export function GuideBlockView({ block }: { readonly block: GuideBlock }) {
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
