import { Button } from '@fluentui/react-components'
import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { Delete20Regular } from '@fluentui/react-icons/svg/delete'
import { Edit20Regular } from '@fluentui/react-icons/svg/edit'
import { EmptyState, VariableText } from '@tandem/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { variablesAtom } from '../../../shared/messageVariables.ts'
import { sharedMessages } from '../../../shared/messages.ts'
import { type Snippet, snippetsAtom } from '../../../shared/snippets.ts'
import { showToastAtom } from '../../../shared/toasts.ts'
import { settingsMessages } from '../messages.ts'
import { SnippetForm } from './SnippetForm.tsx'
import { useSnippetsStyles } from './Snippets.styles.ts'

const texts = settingsMessages.snippets

/** The user's snippets: added, edited and deleted in place (INBOX-65). */
export function Snippets() {
  const styles = useSnippetsStyles()
  const snippets = useAtomValue(snippetsAtom)
  const setSnippets = useSetAtom(snippetsAtom)
  const variables = useAtomValue(variablesAtom)
  const showToast = useSetAtom(showToastAtom)
  /** Id of the edited one; 'new' for one that is added. */
  const [editedId, setEditedId] = useState<string>()
  const save = (snippet: Snippet) => {
    setSnippets((before) => [...before.filter(({ id }) => id !== snippet.id), snippet])
    setEditedId(undefined)
  }
  const remove = (snippet: Snippet) => {
    setSnippets((before) => before.filter(({ id }) => id !== snippet.id))
    const undo = { label: sharedMessages.undo, onClick: () => setSnippets((before) => [...before, snippet]) }
    showToast({ intent: 'success', title: texts.deleted(snippet.name), action: undo })
  }
  const close = () => setEditedId(undefined)
  const add = (
    <Button icon={<Add20Regular />} onClick={() => setEditedId('new')}>
      {texts.add}
    </Button>
  )
  return (
    <div className={styles.root}>
      {snippets.length > 0 && (
        <ul className={styles.list} aria-label={texts.title}>
          {snippets.map((snippet) => (
            <li key={snippet.id} className={styles.row}>
              {snippet.id === editedId ? (
                <SnippetForm snippet={snippet} onSave={save} onCancel={close} />
              ) : (
                <>
                  <div className={styles.content}>
                    <strong>{snippet.name}</strong>
                    <div className={styles.text}>
                      <VariableText text={snippet.text} variables={variables} hasDefaults />
                    </div>
                  </div>
                  <Button
                    appearance="subtle"
                    aria-label={texts.editOf(snippet.name)}
                    icon={<Edit20Regular />}
                    onClick={() => setEditedId(snippet.id)}
                  />
                  <Button
                    appearance="subtle"
                    aria-label={texts.deleteOf(snippet.name)}
                    icon={<Delete20Regular />}
                    onClick={() => remove(snippet)}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {editedId === 'new' ? (
        <SnippetForm snippet={undefined} onSave={save} onCancel={close} />
      ) : snippets.length === 0 ? (
        <EmptyState isCompact headingLevel={3} {...texts.empty} action={add} />
      ) : (
        <div>{add}</div>
      )}
    </div>
  )
}
