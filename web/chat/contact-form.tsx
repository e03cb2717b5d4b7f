import { type FormEvent, useState } from 'react';
import { say } from './say.ts';
import { limitText } from './text-limit.ts';

interface ContactFormProps {
  privacyUrl: string | null;
  onSend(contact: string, question: string): void;
}

/** How a visitor can be reached, and what it is about, where no person could answer. Only the shop's people read it. */
export function ContactForm({ privacyUrl, onSend }: ContactFormProps) {
  const [contact, setContact] = useState('');
  const [question, setQuestion] = useState('');

  function send(event: FormEvent) {
    event.preventDefault();
    if (contact.trim() && question.trim()) onSend(contact, question);
  }

  return (
    <form className="hp-comment hp-contact" aria-label={say('Lascia un recapito')} onSubmit={send}>
      <label>
        {say('E-mail o telefono')}
        <input
          autoComplete="email"
          maxLength={254}
          value={contact}
          onInput={({ currentTarget: { value } }) => setContact(value)}
        />
      </label>
      <label>
        {say('La tua domanda')}
        <textarea
          rows={2}
          value={question}
          onInput={({ currentTarget: { value } }) => setQuestion(limitText(value, value.length).text)}
        />
      </label>
      {privacyUrl && (
        <a href={privacyUrl} target="_blank" rel="noopener noreferrer">
          {say('Informativa privacy')}
        </a>
      )}
      <button type="submit" disabled={!contact.trim() || !question.trim()}>
        {say('Invia richiesta')}
      </button>
    </form>
  );
}
