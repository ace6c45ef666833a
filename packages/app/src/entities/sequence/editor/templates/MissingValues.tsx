import { Link } from '@fluentui/react-components'
import { Notice, useRoutedAnchor } from '@tandem/components'
import { type Recipient } from '@tandem/contract'
import { editorMessages } from '../messages.ts'
import { type MissingValue } from './messagePreview.ts'
import { useMessagesEditorStyles } from './MessagesEditor.styles.ts'
import { recipientName } from './PreviewRecipientPicker.tsx'

const texts = editorMessages.preview.missing
/** Maximum number of other recipients with their names. Further recipients are only counted. */
const namedOthers = 3

interface MissingValuesProps {
  readonly recipient: Recipient
  readonly missing: readonly MissingValue[]
  readonly labelOf: (name: string) => string
  /** Further recipients without a value for a variable of the messages. */
  readonly others: readonly { readonly recipient: Recipient; readonly names: readonly string[] }[]
  /**
   * True to open links in a new tab, because a link in the same tab would leave the edited messages. Default: false.
   */
  readonly inNewTab?: boolean
}

/** The variables without a value, with their replacement, and links to the recipients without values. */
export function MissingValues({ recipient, missing, labelOf, others, inNewTab = false }: MissingValuesProps) {
  const styles = useMessagesEditorStyles()
  const rest = others.length - namedOthers
  return (
    <Notice intent="warning" title={missing.length > 0 ? texts.title(recipientName(recipient)) : undefined}>
      {missing.length > 0 && (
        <>
          <ul className={styles.list}>
            {missing.map(({ name, fallback }) => (
              <li key={name}>
                {fallback === undefined
                  ? texts.withoutDefault(labelOf(name))
                  : texts.withDefault(labelOf(name), fallback)}
              </li>
            ))}
          </ul>
          <RecipientLink id={recipient.id} inNewTab={inNewTab}>
            {texts.edit(recipientName(recipient))}
          </RecipientLink>
        </>
      )}
      {others.length > 0 && (
        <div className={styles.others}>
          <strong>{missing.length > 0 ? texts.others : texts.without}</strong>
          <ul className={styles.list}>
            {others.slice(0, namedOthers).map((other) => (
              <li key={other.recipient.id}>
                <RecipientLink id={other.recipient.id} inNewTab={inNewTab}>
                  {recipientName(other.recipient)}
                </RecipientLink>
                {`: ${other.names.map(labelOf).join(', ')}`}
              </li>
            ))}
            {rest > 0 && <li>{texts.more(rest)}</li>}
          </ul>
        </div>
      )}
    </Notice>
  )
}

interface RecipientLinkProps {
  readonly id: number
  readonly inNewTab: boolean
  readonly children: string
}

function RecipientLink({ id, inNewTab, children }: RecipientLinkProps) {
  const anchor = useRoutedAnchor(`/recipients/manage/${id}`)
  return (
    <Link inline {...(inNewTab ? { href: anchor.href, target: '_blank', rel: 'noreferrer' } : anchor)}>
      {children}
    </Link>
  )
}
