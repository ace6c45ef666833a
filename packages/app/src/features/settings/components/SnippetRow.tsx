import { Delete20Regular } from '@fluentui/react-icons/svg/delete'
import { Edit20Regular } from '@fluentui/react-icons/svg/edit'
import { IconButton, VariableText } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { variablesAtom } from '../../../shared/api/messageVariables.ts'
import { type Snippet } from '../../../entities/user/snippets.ts'
import { useFocusKept } from '../../../shared/page/useFocusKept.ts'
import { settingsMessages } from '../messages.ts'
import { SnippetForm } from './SnippetForm.tsx'
import { useSnippetsStyles } from './Snippets.styles.ts'

const texts = settingsMessages.snippets

interface SnippetRowProps {
  readonly snippet: Snippet
  readonly isEdited: boolean
  /** One is being edited: to open another would lose what was typed. */
  readonly isLocked: boolean
  readonly onEdit: () => void
  readonly onSave: (snippet: Snippet) => void
  readonly onCancel: () => void
  readonly onRemove: () => void
}

/** A snippet with its buttons, or the form that edits it. The focus stays in the row when they change places. */
export function SnippetRow({ snippet, isEdited, isLocked, onEdit, onSave, onCancel, onRemove }: SnippetRowProps) {
  const styles = useSnippetsStyles()
  const variables = useAtomValue(variablesAtom)
  const row = useRef<HTMLLIElement>(null)
  useFocusKept(row, isEdited ? 'form' : 'text')
  return (
    <li ref={row} className={styles.row}>
      {isEdited ? (
        <SnippetForm snippet={snippet} onSave={onSave} onCancel={onCancel} />
      ) : (
        <>
          <div className={styles.content}>
            <strong>{snippet.name}</strong>
            <div className={styles.text}>
              <VariableText text={snippet.text} variables={variables} hasDefaults />
            </div>
          </div>
          <IconButton
            icon={<Edit20Regular />}
            label={texts.editOf(snippet.name)}
            isDisabled={isLocked}
            onClick={onEdit}
          />
          <IconButton
            icon={<Delete20Regular />}
            label={texts.deleteOf(snippet.name)}
            isSingleClick
            onClick={onRemove}
          />
        </>
      )}
    </li>
  )
}
