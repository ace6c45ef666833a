import { useSetAtom } from 'jotai'
import { EntityDrawer } from '../../../../shared/drawer/EntityDrawer.tsx'
import { FormScope } from '../../../../shared/forms/FormScope.tsx'
import { SubmitButton } from '../../../../shared/forms/SubmitButton.tsx'
import { recipientPatchMutationAtom, recipientQueryAtomOf } from '../api.ts'
import { RecipientFields } from '../components/RecipientFields.tsx'
import { RecipientSequences } from '../components/RecipientSequences.tsx'
import { recipientDrawerMessages as texts } from '../messages.ts'
import { changesOf, formValuesOf, RecipientForm } from '../recipientForm.ts'

/** The drawer of one recipient over the list: its fields, and the sequences that it is in. */
export default function RecipientDrawerPage() {
  const patchRecipient = useSetAtom(recipientPatchMutationAtom)
  return (
    <EntityDrawer
      path="/recipients"
      queryAtomOf={recipientQueryAtomOf}
      titleOf={({ firstName, lastName }) => `${firstName} ${lastName}`.trim() || texts.unnamed}
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
      ]}
    />
  )
}
