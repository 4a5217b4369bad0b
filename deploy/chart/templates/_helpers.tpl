{{- define "vedette.image" -}}
{{- with .Values.image -}}
{{- if .digest }}{{ .repository }}@{{ .digest }}{{ else }}{{ .repository }}:{{ .tag | default $.Chart.AppVersion }}{{ end -}}
{{- end -}}
{{- end -}}

{{- /* Of the same release as the services: its dumps are verified by the code that reads the log. */}}
{{- define "vedette.backup-image" -}}
{{- with .Values.backup.image -}}
{{- if .digest }}{{ .repository }}@{{ .digest }}{{ else }}{{ .repository }}:{{ .tag | default $.Values.image.tag | default $.Chart.AppVersion }}{{ end -}}
{{- end -}}
{{- end -}}

{{- define "vedette.labels" -}}
app.kubernetes.io/name: vedette
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end -}}

{{- define "vedette.selector" -}}
app.kubernetes.io/name: vedette
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .service }}
{{- end -}}

{{- define "vedette.secret" -}}
{{ required "existingSecret must name a secret with the files of deploy/make-secrets.sh" .Values.existingSecret }}
{{- end -}}

{{- define "vedette.container-security" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end -}}

{{- define "vedette.pod-security" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
seccompProfile: { type: RuntimeDefault }
{{- end -}}

{{- /* A setting as text: Helm reads every number of a file as a fraction, and writes large ones as 1e+06. */}}
{{- define "vedette.value" -}}
{{- if and (kindIs "float64" .) (eq (floor .) .) }}{{ int64 . }}{{ else }}{{ . }}{{ end }}
{{- end -}}

{{- /* Whether a service runs in this release: "yes" or nothing. */}}
{{- define "vedette.runs" -}}
{{- $isOfFront := has .service (list "gateway" "people" "correspondence") -}}
{{- $part := .root.Values.part -}}
{{- if or (eq $part "all") (eq $isOfFront (eq $part "front")) }}yes{{ end -}}
{{- end -}}

{{- /* Stops where the values say of a house what cannot be. */}}
{{- define "vedette.must-fit" -}}
{{- with .Values -}}
{{- if eq .part "cell" -}}
{{- if not .front }}{{ fail "a cell needs front: the installation of the front of its house" }}{{ end -}}
{{- if eq .front .installation }}{{ fail (printf "installation and front are both %s: a cell has a name of its own" .front) }}{{ end -}}
{{- if .cells }}{{ fail "cells are named to the front alone, not to a cell" }}{{ end -}}
{{- else -}}
{{- if .front }}{{ fail (printf "front is what a cell is given (part: cell); this is part: %s" .part) }}{{ end -}}
{{- if and (eq .part "front") (not .cells) }}{{ fail "a front needs cells: the installations of all cells of its house" }}{{ end -}}
{{- if and (eq .part "front") (has .installation .cells) }}{{ fail (printf "%s is a cell itself: its services run where part is all" .installation) }}{{ end -}}
{{- if and (eq .part "all") .cells (not (has .installation .cells)) }}{{ fail (printf "part: all runs the services of a cell %s, which is not among cells; a front alone is part: front" .installation) }}{{ end -}}
{{- end -}}
{{- end -}}
{{- end -}}
