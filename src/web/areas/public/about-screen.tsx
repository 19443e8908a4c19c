import { api } from "#contract/index.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { LogoMark } from "#web/ui/marks/logo.tsx";
import { Proof } from "#web/ui/marks/proof.tsx";
import own from "./about-screen.module.css";
import { EndOfPage } from "./end-of-page.tsx";
import classes from "./public.module.css";
import { PublicPage } from "./public-page.tsx";
import { filledIn, publicWords } from "./words.ts";

/** What the product holds itself to, and who runs it here. */
export function AboutScreen() {
  const { about, home } = publicWords();
  const { data } = useCall(api.contact.show, {}, { quiet: true });
  const contact = data?.data.contact;
  return (
    <PublicPage page="about">
      <div className={classes.page}>
        <div className={classes.opening}>
          <h1>{about.title}</h1>
          <p className={classes.lead}>{about.lead}</p>
        </div>
        <section className={own.brand}>
          <LogoMark size={180} />
          <div>
            <h3>{about.mark_title}</h3>
            <p className={classes.lead}>{about.mark_text}</p>
            <Stack gap={20} mt={24}>
              <Proof text={about.mark_sourced} source={about.mark_source} />
              <Proof text={about.mark_unsourced} note={about.mark_no_source} />
            </Stack>
          </div>
        </section>
        <section className={classes.section} style={{ border: 0 }}>
          <h2>{about.principles}</h2>
          <ul className={own.principles}>
            {about.list.map((principle) => (
              <li key={principle.title}>
                <h3>{principle.title}</h3>
                <p>{principle.text}</p>
              </li>
            ))}
          </ul>
        </section>
        <EndOfPage title={home.end} text={home.end_text} />
        {contact && (
          <section className={own.who}>
            <h3>{about.who}</h3>
            <p>
              {filledIn(about.who_text, { operator: contact.operator })} {contact.address}{" "}
              <AnchorLink to="/contact">{about.who_contact}</AnchorLink>
            </p>
          </section>
        )}
      </div>
    </PublicPage>
  );
}
