import { expect, test } from "vitest";
import { dataDirectory } from "#conformance/suite/data-directory.ts";
import { makeRequest } from "./make-resource.ts";
import { readTemplates } from "./templates.ts";

const ids = { organization: 1, org: 1, project: 4, task: 6, job: 9 };

test.each([
  ["2.65", "create:export", { target: "task", target_id: 6 }],
  ["2.65", "create:backup", { target: "project", target_id: 4 }],
  [
    "2.73",
    "export:dataset",
    { operation: { target: "task", project_id: 4, task_id: 6, job_id: null, org_id: 1 } },
  ],
  ["2.76", "export:backup", { operation: { target: "project", project_id: 4, task_id: null, job_id: null } }],
  ["2.76", "merge:job", { operation: { target: "job", project_id: 4, task_id: 6, job_id: 9 } }],
])("edition %s: a completed %s concerns existing resources", (edition, operation, shown) => {
  const { requests } = readTemplates(new URL(`samples/${edition}/`, dataDirectory));
  const date = "2026-11-22T07:00:00.000Z";
  const baseUrl = "http://127.0.0.1:8700";
  const made = makeRequest({ template: requests[operation]!.shown, baseUrl, date, ids });
  expect(made).toMatchObject(shown);
  const targets = [...JSON.stringify(made).matchAll(/\btarget_id(?:=|%3D)(\d+)/g)].map(([, id]) =>
    Number(id),
  );
  const { target = "" } = (made.operation ?? made) as { readonly target?: keyof typeof ids };
  expect(new Set(targets)).toEqual(new Set([ids[target as keyof typeof ids]]));
  expect(JSON.stringify(made)).not.toContain("annotation.example");
});
