import { Button, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useEffect, useRef, useState } from "react";
import { api } from "#contract/index.ts";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { KeptTextarea } from "#web/kit/draft/kept-textarea.tsx";
import { useDraft } from "#web/kit/draft/use-draft.ts";
import { EmailInput } from "#web/ui/input/email-input.tsx";
import { Text } from "#web/ui/layout.tsx";
import own from "./contact-screen.module.css";
import classes from "./public.module.css";
import { PublicPage } from "./public-page.tsx";
import { filledIn, publicWords } from "./words.ts";

/** A message to whoever runs this installation, and who may be the one to ask instead. */
export function ContactScreen() {
  const { contact } = publicWords();
  return (
    <PublicPage page="contact">
      <div className={`${classes.page} ${own.columns}`}>
        <div>
          <h1>{contact.title}</h1>
          <p className={classes.lead}>{contact.lead}</p>
          <ContactForm />
        </div>
        <aside className={own.others}>
          <h2>{contact.others}</h2>
          <Text as="dl">
            {contact.other.map(({ who, text }) => (
              <div key={who}>
                <Text as="dt" size={14} weight={600} mt={20}>
                  {who}
                </Text>
                <Text as="dd" size={14} isReading tone="secondary" mt={2}>
                  {text}
                </Text>
              </div>
            ))}
          </Text>
        </aside>
      </div>
    </PublicPage>
  );
}

function ContactForm() {
  const { contact } = publicWords();
  const [sent, setSent] = useState<{ name: string; email: string } | null>(null);
  const form = useForm({
    initialValues: { name: "", email: "", message: "", website: "" },
    validate: {
      name: (value) => (value.trim() ? null : contact.name_needed),
      email: (value) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? null : contact.email_wrong),
      message: (value) => (value.trim() ? null : contact.message_needed),
    },
  });
  const { message } = form.values;
  const kept = useDraft("contact", message, "", (text) => form.setFieldValue("message", text));
  const send = useAction(api.contact.send, {
    onDone: (answer, { name, email }) => {
      kept.forget();
      notify("info", answer.response_message);
      setSent({ name, email });
    },
    onFailed: (failure) => {
      form.setErrors(fieldErrors(failure));
      // Where a program filled this in for a person, the next try goes without.
      form.setFieldValue("website", "");
    },
  });
  if (sent) return <Sent {...sent} onAnother={() => setSent(null)} />;
  return (
    <form noValidate className={own.form} onSubmit={form.onSubmit((values) => send.mutate(values))}>
      <TextInput size="md" label={contact.name} autoComplete="name" {...form.getInputProps("name")} />
      <EmailInput size="md" label={contact.email} {...form.getInputProps("email")} />
      <KeptTextarea
        kept={kept}
        size="md"
        label={contact.message}
        description={contact.message_hint}
        inputWrapperOrder={["label", "input", "description", "error"]}
        rows={7}
        maxLength={5000}
        {...form.getInputProps("message")}
      />
      <div className={own.trap} aria-hidden="true">
        <label>
          {contact.website}
          <input tabIndex={-1} autoComplete="off" {...form.getInputProps("website", { withError: false })} />
        </label>
      </div>
      <Button type="submit" size="md" loading={send.isPending}>
        {contact.send}
      </Button>
      <p className={own.note}>{contact.privacy}</p>
    </form>
  );
}

function Sent({ name, email, onAnother }: { name: string; email: string; onAnother: () => void }) {
  const { contact } = publicWords();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={own.told}>
      <h2 ref={title} tabIndex={-1}>
        {filledIn(contact.sent_title, { name: name.trim() })}
      </h2>
      <p>{filledIn(contact.sent_text, { email: email.trim() })}</p>
      <Button variant="default" onClick={onAnother}>
        {contact.another}
      </Button>
    </section>
  );
}
