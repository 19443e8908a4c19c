import { Button } from "@mantine/core";
import { useState } from "react";
import { api } from "#contract/index.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { Stack } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { SkeletonRows } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import { Domains } from "./domains.tsx";
import { EnforceSwitch } from "./enforce-switch.tsx";
import { ProviderForm } from "./provider-form.tsx";
import { ProviderRow } from "./provider-row.tsx";

/** The provider that the workspace's people log in at, the domains that lead there, and whether there is another way in. */
export function SsoSettings() {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const settings = useCall(api.sso.settings, {}, { quiet: true });
  if (settings.error) return <LoadError of={settings} title={t("account.sso.failed")} />;
  if (!settings.data) return <SkeletonRows rows={1} height={52} label={t("common.loading")} />;
  const { provider, domains, redirect_url } = settings.data.data;
  return (
    <Stack gap={20}>
      {provider ? (
        <ProviderRow provider={provider} domains={domains} onChange={() => setOpen(true)} />
      ) : (
        <div>
          <Button variant="default" onClick={() => setOpen(true)}>
            {t("account.sso.set_up")}
          </Button>
        </div>
      )}
      {(provider || domains.length > 0) && <Domains domains={domains} />}
      {provider && <EnforceSwitch provider={provider} domains={domains} />}
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={t("account.sso.set_up")} centered closeOnClickOutside={false}>
        {isOpen && <ProviderForm provider={provider} redirect_url={redirect_url} onDone={() => setOpen(false)} />}
      </Modal>
    </Stack>
  );
}
