/** Only this folder imports the library (ADR 9). */
export { useForm, useFormState } from 'react-final-form'
