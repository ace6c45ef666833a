import { InitialsAvatar } from '@tandem/components'
import { type Recipient } from '@tandem/contract'
import { useSetAtom } from 'jotai'
import { EntityDrawer, type EntityTab } from '../../../shared/drawer/EntityDrawer.tsx'
import { FormScope } from '../../../shared/forms/FormScope.tsx'
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx'
import { fullNameOf } from '../../../shared/fullName.ts'
import { recipientPatchMutationAtom, recipientQueryAtomOf } from './api.ts'
import { RecipientFields } from './components/RecipientFields.tsx'
import { RecipientHead } from './components/RecipientHead.tsx'
import { RecipientSequences } from './components/RecipientSequences.tsx'
import { recipientDrawerMessages as texts } from './messages.ts'
import { recipientList } from '../list/recipientList.ts'
import { changesOf, formValuesOf, RecipientForm } from './recipientForm.ts'

interface RecipientDrawerProps {
  /** The tab with the recipient's conversations, which belong to another feature. */
  readonly messagesTab: EntityTab<Recipient>
}

/** The drawer of one recipient over the list: its fields, the sequences that it is in, its conversations. */
export function RecipientDrawer({ messagesTab }: RecipientDrawerProps) {
  const patchRecipient = useSetAtom(recipientPatchMutationAtom)
  return (
    <EntityDrawer
      path="/recipients"
      queryAtomOf={recipientQueryAtomOf}
      neighboursAtomOf={recipientList.atoms.neighboursAtomOf}
      titleOf={(recipient) => fullNameOf(recipient) || texts.unnamed}
      renderMedia={(recipient) => <InitialsAvatar name={fullNameOf(recipient)} />}
      renderSubhead={(recipient) => <RecipientHead key={recipient.id} recipient={recipient} />}
      texts={texts}
      tabs={[
        {
          id: 'general',
          label: texts.tabs.general,
          renderContent: (recipient) => <RecipientFields recipient={recipient} />,
          footer: (
            <SubmitButton needsChange pendingText={texts.saving}>
              {texts.save}
            </SubmitButton>
          ),
          renderForm: (recipient, parts) => (
            <FormScope
              initialValues={formValuesOf(recipient)}
              schema={RecipientForm}
              onSubmit={(patch) => patchRecipient({ params: { id: recipient.id }, body: changesOf(recipient, patch) })}
              requiredText={texts.requiredField}
            >
              {parts}
            </FormScope>
          ),
        },
        {
          id: 'sequences',
          label: texts.tabs.sequences,
          renderContent: (recipient) => <RecipientSequences recipient={recipient} />,
        },
        messagesTab,
      ]}
    />
  )
}
